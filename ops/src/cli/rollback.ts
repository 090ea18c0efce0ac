import { ReleaseRefused } from '../site/refusal';
import { assertReason } from '../registry/changes/change';
import { onePart, type CommandResult, type Context } from './context';
import { makeChange } from './make-change';

/** `rollback <part…>`: the version before, of several parts in one step; `--to` another one. */
export async function rollback(context: Context, named: string[]): Promise<CommandResult> {
  const { registry, by } = context;
  const { reason = '', to, from: chosen } = context.options;
  assertReason('A rollback', reason);
  if (named.length > 1 && (to ?? chosen)) throw new ReleaseRefused('--to and --from are for one part.');
  const live = (await registry.latest()).revision?.live ?? {};
  const [first, ...others] = await Promise.all(
    (named.length > 0 ? named : [undefined]).map(async (name) => {
      const part = await onePart(context, name);
      const from = chosen ?? live[part]?.canary?.version ?? live[part]?.version;
      return { part, ...(from ? { from } : {}), ...(to ? { to } : {}) };
    }),
  );
  if (!first) throw new ReleaseRefused('Which part?');
  const isChosen = chosen !== undefined;
  return makeChange(context, { action: 'rollback', ...first, with: others, isChosen }, { by, reason });
}

import { ReleaseRefused } from '../site/refusal';
import { assertReason } from '../registry/changes/change';
import { onePart, type CommandResult, type Context } from './context';
import { makeChange } from './make-change';
import { text } from './options';

/** `rollback <part…>`: the version before, of several parts in one step; `--to` another one. */
export async function rollback(context: Context, named: string[]): Promise<CommandResult> {
  const { registry, options, by } = context;
  const reason = text(options, 'reason') ?? '';
  assertReason('A rollback', reason);
  const [to, chosen] = [text(options, 'to'), text(options, 'from')];
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

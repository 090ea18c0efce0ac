import { ReleaseRefused } from '../common/release-refused';
import { assertReason } from '../registry/changes/request';
import type { Deployment } from '../registry/registry';
import { onePart, type Answer, type Context } from './context';
import { isForced, number, severity, text } from './options';
import { finish } from './served';

/** `rollback <part>`: the version before, or `--to` another; `rollback --revision 41`: all that it changed. */
export async function rollback(context: Context, named: string | undefined): Promise<Answer> {
  const { registry, options, by } = context;
  const reason = text(options, 'reason') ?? '';
  assertReason('A rollback', reason);
  const n = number(options, 'revision', 1, Number.MAX_SAFE_INTEGER);
  if (n !== undefined && named !== undefined)
    throw new ReleaseRefused('Either a part, or --revision for all that it changed.');
  const common = { force: isForced(options), ...severity(options) };
  const change: Deployment =
    n === undefined
      ? { action: 'rollback', ...common, ...(await chooseVersions(context, named)) }
      : { action: 'rollback-revision', n, ...common };
  const { revision, notes } = await registry.deploy(change, { by, reason });
  if (!revision) throw new ReleaseRefused('Nothing to do.');
  return finish(context, { revision, notes });
}

async function chooseVersions(context: Context, named: string | undefined) {
  const { registry, options } = context;
  const part = await onePart(context, named);
  const to = text(options, 'to');
  const chosen = text(options, 'from');
  const live = (await registry.latest()).revision?.live[part];
  const from = chosen ?? live?.canary?.version ?? live?.version;
  return { part, isChosen: chosen !== undefined, ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

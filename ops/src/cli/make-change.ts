import type { ChangeRequest, Change } from '../registry/changes/change';
import { askHealth, describeServed, waitUntilServed } from '../registry/served';
import { refuseUnlessForced } from '../site/refusal';
import type { CommandResult, Context } from './context';

/**
 * Has the registry make a change, or say what it would do, as the flags overrule it; waits until the gateways serve it, and
 * says which do.
 */
export async function makeChange(
  { registry, options, sites }: Context,
  change: Change,
  request: ChangeRequest,
): Promise<CommandResult> {
  const { force = false, dryRun = false, now = false } = options;
  const overruling = { force, dryRun, now };
  const { revision, planned, changes, notes } = await registry.makeChange(
    { ...change, ...overruling },
    request,
  );
  refuseUnlessForced(planned?.refusals ?? [], force, (line) => notes.push(line));
  if (!revision) return { data: planned ?? null, text: [...notes, ...changes].join('\n') };
  const served = await waitUntilServed(revision.n, () => askHealth(sites));
  const { text, isLive } = describeServed(revision.n, served);
  return {
    data: { ...revision, served },
    text: [...notes, ...changes, text].join('\n'),
    ...(isLive ? {} : { exitCode: 2 }),
  };
}

import type { BuiltPart } from '../build/built-part';
import type { ChangeRequest, Change } from '../registry/changes/change';
import { askHealth, describeServed, waitUntilServed } from './served';
import { refuseUnlessForced } from '../site/refusal';
import type { Audience } from '../site/live-part';
import type { CommandResult, Context } from './context';
import { uploadParts } from './upload-parts';

/** Uploads parts and makes them live, unless the registry refuses. */
export async function makeLive(
  context: Context,
  parts: BuiltPart[],
  canary: Audience | undefined,
  request: ChangeRequest,
): Promise<CommandResult> {
  const versions = await uploadParts(context.registry, parts, context.tell);
  return changeSite(context, { action: 'publish', versions, ...(canary ? { canary } : {}) }, request);
}

/**
 * Makes a change with the flags of the command, or plans it for `--dry-run`; then waits for the gateways and reports which
 * of them serve the revision.
 */
export async function changeSite(
  { registry, options, sites }: Context,
  change: Change,
  request: ChangeRequest,
): Promise<CommandResult> {
  const { force = false, dryRun = false, now = false } = options;
  const order = { ...change, force, dryRun, now };
  const { revision, planned, changes, notes } = await registry.makeChange(order, request);
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

import { toIntegrity } from '@ilera/contracts/integrity';
import type { BuiltPart } from '../build/built-part';
import type { ChangeRequest, Change } from '../registry/changes/change';
import { askHealth, describeServed, waitUntilServed } from '../metrics/served';
import { refuseUnlessForced } from '../site/refusal';
import type { Registry } from '../registry/registry';
import type { Audience, PartVersion } from '../site/live-part';
import type { CommandResult, Context } from './context';

/** Uploads built parts; nothing goes live. */
export async function uploadParts(
  registry: Pick<Registry, 'upload'>,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<PartVersion[]> {
  const versions: PartVersion[] = [];
  for (const part of parts) {
    const uploaded = await registry.upload(part);
    const isOther = uploaded.digest !== toIntegrity(part.record);
    const other = isOther ? ' already, as the same files of another build, which is taken' : '';
    tell(`  ${uploaded.name} ${uploaded.version} is uploaded${other}`);
    versions.push(uploaded);
  }
  return versions;
}

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
  // A dry run is refused here; any other change was refused by the registry.
  if (planned) refuseUnlessForced(planned.refusals ?? [], force, notes);
  if (!revision) return { data: planned ?? null, text: [...notes, ...changes].join('\n') };
  const served = await waitUntilServed(revision, () => askHealth(sites));
  const { text, isLive } = describeServed(revision.n, served);
  return {
    data: { ...revision, served },
    text: [...notes, ...changes, text].join('\n'),
    ...(isLive ? {} : { exitCode: 2 }),
  };
}

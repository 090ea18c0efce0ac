import { toIntegrity } from '@ilera/contracts/integrity';
import { recordOf, type BuiltPart } from '../build/built-part';
import type { ChangeRequest, Change } from '../registry/changes/change';
import { askHealth, describeServed, waitUntilServed } from '../registry/served';
import { refuseUnlessForced } from '../site/refusal';
import type { Registry } from '../registry/registry';
import type { Uploaded } from '../registry/releases/upload';
import type { Audience } from '../site/live-part';
import type { CommandResult, Context } from './context';

/** Uploads parts and makes them live, where the registry has nothing against it. */
export async function makeLive(
  context: Context,
  parts: BuiltPart[],
  canary: Audience | undefined,
  request: ChangeRequest,
): Promise<CommandResult> {
  const versions = await uploadParts(context.registry, parts, context.tell);
  return changeSite(context, { action: 'publish', versions, ...(canary ? { canary } : {}) }, request);
}

/** Uploads built parts; nothing goes live. */
export async function uploadParts(
  registry: Pick<Registry, 'upload'>,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<Uploaded[]> {
  const versions: Uploaded[] = [];
  for (const part of parts) {
    const uploaded = await registry.upload(part);
    const { name, version, digest, isNew } = uploaded;
    if (isNew) tell(`  ${name} ${version} uploaded, every file verified`);
    else if (digest !== toIntegrity(recordOf(part)))
      tell(`  ${name} ${version} is there already, the same files of another build: that build is taken`);
    versions.push(uploaded);
  }
  return versions;
}

/**
 * Has the registry make a change, or say what it would do, as the flags overrule it; waits until the gateways serve it, and
 * says which do.
 */
export async function changeSite(
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

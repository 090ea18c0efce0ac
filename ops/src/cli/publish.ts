import { spawnSync } from 'node:child_process';
import type { ChangeSource } from '@ilera/contracts';
import { toIntegrity } from '@ilera/contracts/integrity';
import { buildParts, partsOf } from '../build/build-parts';
import { recordOf, type BuiltPart } from '../build/built-part';
import { refuseIfFrozen } from '../registry/changes/decide-freeze';
import type { ChangeRequest } from '../registry/changes/change';
import type { Audience } from '../site/live-part';
import type { Registry } from '../registry/registry';
import type { Uploaded } from '../registry/releases/upload';
import type { CommandResult, Context } from './context';
import { makeChange } from './make-change';
import { formatSizes } from '../site/budgets';

/** `publish [part…]`: builds what changed, checks it, uploads it, and makes it live. @param canary for whom; unset: everybody */
export async function publish(context: Context, names: string[], canary?: Audience): Promise<CommandResult> {
  const { parts, ofCommit } = await buildChecked(context, names, true);
  const { by, options } = context;
  return makeLive(context, parts, canary, { by, ...ofCommit, reason: options.reason ?? 'publish' });
}

/** Builds parts, weighs them, and finds out of which commit they are. @param isLive whether they are to go live: not while frozen */
export async function buildChecked(
  { registry, repository: found, tell }: Context,
  names: string[],
  isLive: boolean,
) {
  const { repository, names: wanted } = partsOf(found, names);
  // Before minutes of building.
  const { revision, budgets } = await registry.latest();
  if (isLive) refuseIfFrozen(revision, new Date().toISOString());
  const parts = await buildParts({ repository, parts: wanted, tell });
  formatSizes(parts, budgets).forEach(tell);
  return { parts, ofCommit: sourceOf(repository) };
}

/** The commit of a checkout, with `-dirty` where the sources differ from it. */
function sourceOf(cwd: string): { source?: ChangeSource } {
  const args = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return stdout ? { source: { commit: stdout.trim() } } : {};
}

/** Uploads parts and makes them live, where the registry has nothing against it. */
export async function makeLive(
  context: Context,
  parts: BuiltPart[],
  canary: Audience | undefined,
  request: ChangeRequest,
): Promise<CommandResult> {
  const versions = await uploadParts(context.registry, parts, context.tell);
  return makeChange(context, { action: 'publish', versions, ...(canary ? { canary } : {}) }, request);
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

import { spawnSync } from 'node:child_process';
import type { ChangeSource, Release } from '@shared/contracts';
import { buildParts } from '../build/build-parts';
import { recordOf, type BuiltPart } from '../build/built-part';
import { ReleaseRefused } from '../common/release-refused';
import { releaseReader, sizeInStore } from '../registry/changes/check-change';
import { refuseIfFrozen } from '../registry/changes/freeze';
import { placeAll, refusalsOf, type PublishOrder, type PublishedVersion } from '../registry/changes/publish';
import type { Registry } from '../registry/registry';
import { refuseUnlessForced, type Request } from '../registry/changes/request';
import { isFrozen } from '../site/is-frozen';
import { formatRefusals, type Refusal } from '../site/refusal';
import { toIntegrity } from '@shared/contracts/integrity';
import { partsOf, type Answer, type Context } from './context';
import { isForced, severity, text } from './options';
import { sizeIn, tellSizes } from './sizes';
import type { ReleaseStore } from '../store/release-store';
import { finish } from './served';

/** `publish [part…]`: builds what changed, checks it, uploads it, and makes it live for everybody. */
export const publish = (context: Context, names: string[]): Promise<Answer> => publishBuilt(context, names);

/** The same for a canary too. @param canary who gets it; unset: everybody */
export async function publishBuilt(
  context: Context,
  names: string[],
  canary?: PublishOrder['canary'],
): Promise<Answer> {
  const { registry, options, by } = context;
  const built = await buildChecked(context, names, options['dry-run'] !== true);
  const { parts } = built;
  const order = {
    admission: isForced(options) ? ('overrule' as const) : ('refuse' as const),
    replaceCanary: options['replace-canary'] === true,
    ...severity(options),
    ...(canary ? { canary } : {}),
  };
  const request = { by, ...built.ofCommit, reason: text(options, 'reason') ?? 'publish' };
  if (options['dry-run'] === true) return { data: null, text: await sayWhatIf(registry, parts, order) };
  return makeLive(context, parts, order, request);
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
  await tellSizes(parts, budgets, tell);
  return { parts, ofCommit: sourceOf(repository) };
}

/** The commit of a checkout, with `-dirty` where the sources differ from it. */
function sourceOf(cwd: string): { source?: ChangeSource } {
  const args = ['describe', '--always', '--abbrev=40', '--dirty', '--exclude=*'];
  const { stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return stdout ? { source: { commit: stdout.trim() } } : {};
}

/** Uploads parts and makes them live. Refusals that are known are said before anything is uploaded. */
export async function makeLive(
  context: Context,
  parts: BuiltPart[],
  order: Omit<PublishOrder, keyof Request>,
  request: Request,
): Promise<Answer> {
  const { registry, tell } = context;
  // What is known already is said before anything is written.
  const against = order.admission === 'overrule' ? [] : await findRefusals(registry, parts, order);
  refuseUnlessForced(against, false);
  const versions = await uploadAll(registry, parts, tell);
  const { revision, notes } = await registry.deploy({ action: 'publish', ...order, versions }, request);
  if (!revision) return { data: null, text: [...notes, 'Nothing to do: this is live already.'].join('\n') };
  return finish(context, { revision, notes });
}

export async function uploadAll(
  registry: Registry,
  parts: BuiltPart[],
  tell: (line: string) => void,
): Promise<PublishedVersion[]> {
  const versions: PublishedVersion[] = [];
  for (const part of parts) {
    const { name, version, digest, isNew } = await registry.upload(part);
    if (isNew) tell(`  ${name} ${version} uploaded, every file verified`);
    else if (digest !== toIntegrity(recordOf(part)))
      tell(`  ${name} ${version} is there already, the same files of another build: that build is taken`);
    versions.push({ name, version, digest });
  }
  return versions;
}

/** What a publish would do: nothing is written. */
export async function sayWhatIf(
  registry: Registry,
  parts: BuiltPart[],
  order: Pick<PublishOrder, 'canary'>,
): Promise<string> {
  const found = await findRefusals(registry, parts, order);
  if (found.length > 0) return `Would be refused:\n${formatRefusals(found)}`;
  const { number, revision } = await registry.latest();
  const isHeld = isFrozen(revision?.freeze, new Date().toISOString());
  return `Would become revision ${number + 1}${isHeld ? ', once publishing is not frozen any more' : ''}`;
}

/** What speaks against making parts live that are not uploaded yet. @throws ReleaseRefused where no revision is valid */
async function findRefusals(
  registry: Registry,
  parts: BuiltPart[],
  { canary }: Pick<PublishOrder, 'canary'>,
): Promise<Refusal[]> {
  const { revision, number, refused, paths, budgets } = await registry.latest();
  if (number > 0 && !revision)
    throw new ReleaseRefused(
      `Refused, nothing changed: no revision in ${registry.description} can be believed: ${refused[0]?.reason ?? ''}.`,
    );
  const there: Pick<ReleaseStore, 'get'> = {
    get: (key) => {
      const [, name = '', version = '', ...file] = key.split('/');
      return registry.file(name, version, file.join('/'));
    },
  };
  const built = parts.map(({ release }) => release);
  const [sizeHere, sizeThere] = [sizeIn(parts), sizeInStore(there)];
  const source = {
    read: releaseReader(there, built),
    sizeOf: (release: Release, file: string) =>
      (built.includes(release) ? sizeHere : sizeThere)(release, file),
    budgets,
  };
  const versions = parts.map(({ name, version }) => ({ name, version, digest: '' }));
  const site = { live: placeAll(revision, versions, canary), ...(paths ? { paths } : {}) };
  const names = parts.map(({ name }) => name);
  return refusalsOf(source, revision, site, names);
}

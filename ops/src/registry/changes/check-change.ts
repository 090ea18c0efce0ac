import type { Release, Revision } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { artefactKey, type ReleaseStore } from '../../store/release-store';
import { checkComposition } from '../../site/admission';
import { canariesFor, canaryPageLoads, withCanary, type PageLoad } from '../../site/canaries';
import { checkSizes, type Budgets } from '../../site/budgets';
import type { SizeOf } from '../../site/public-pages';
import { onlyNew, type Candidate, type Refusal, ReleaseRefused } from '../../site/refusal';
import type { ReleaseCache } from '../releases/release-cache';

/** Measures the compressed files of a store, each once. */
export function sizeInStore(store: ReleaseStore): SizeOf {
  const known = new Map<string, Promise<number>>();
  const measure = async (key: string): Promise<number> =>
    ((await store.get(`${key}.br`)) ?? (await store.get(key)))?.byteLength ?? 0;
  return ({ name, version }, file) => {
    const key = artefactKey(name, version, file);
    const size = known.get(key) ?? measure(key);
    known.set(key, size);
    return size;
  };
}

/**
 * The hash of a version that must be in the store.
 * @param named its hash in the revision in which it was live
 * @throws ReleaseRefused where the store does not have it, or another record in its place
 */
export async function digestOf(
  store: ReleaseStore,
  name: string,
  version: string,
  named?: string,
): Promise<string> {
  const key = artefactKey(name, version, 'release.json');
  const body = await store.get(key);
  if (!body) throw new ReleaseRefused(`${name} ${version} is not in ${store.description}.`);
  const digest = toIntegrity(body);
  if (named !== undefined && digest !== named)
    throw new ReleaseRefused(
      `Refused, nothing changed: ${name} ${version} in ${store.description} has another release.json than when it was live.\n` +
        `  Somebody changed the store, or it was pruned and built again. Put back ${key}\n` +
        `  from a backup, publish ${name}, or name another version: pnpm release rollback ${name} --to <version>`,
    );
  return digest;
}

/** What is compared: the live parts, and the paths that they may have. */
export type LiveSite = Pick<Revision, 'live' | 'paths'>;

/**
 * The refusals of a change from one set of live parts to another, each once. What page loads without a canary had before is
 * known; what a mix with canaries had is known for the page loads that got that mix, and for no others.
 * Both are seen with the paths of the change: what the policy takes away is gone, and stops nobody else's change.
 */
export async function checkChange(
  cache: ReleaseCache,
  before: LiveSite | undefined,
  after: LiveSite,
): Promise<Refusal[]> {
  const loads = canaryPageLoads(...(before ? [before, after] : [after]));
  const found = await checkPageLoads(cache, after, loads);
  if (found.every((refusals) => refusals.length === 0)) return [];
  const known = before ? await checkPageLoads(cache, { ...after, live: before.live }, loads) : [];
  const added = new Map<string, Refusal>();
  loads.forEach((load, index) => {
    for (const refusal of onlyNew(found[index] ?? [], [...(known[0] ?? []), ...(known[index] ?? [])])) {
      const message = `${refusal.message}${describeMix(after, load)}`;
      if (!added.has(refusal.message)) added.set(refusal.message, { ...refusal, message });
    }
  });
  return [...added.values()];
}

/** The refusals of the composition that each page load gets. */
async function checkPageLoads(cache: ReleaseCache, site: LiveSite, loads: PageLoad[]): Promise<Refusal[][]> {
  const releases = await readReleases(cache, site);
  return loads.map((load) => checkComposition(candidateOf(site, releases, canariesFor(site, load))));
}

/** What would be too heavy with new versions of these parts. */
export async function checkWeights(
  cache: ReleaseCache,
  sizeOf: SizeOf,
  { live }: LiveSite,
  changed: string[],
  budgets: Budgets,
): Promise<Refusal[]> {
  const found = await Promise.all(
    Object.entries(live).map(([name, { version, canary }]) =>
      cache.get(name, changed.includes(name) ? (canary?.version ?? version) : version),
    ),
  );
  return checkSizes(
    found.flatMap((release) => release ?? []),
    changed,
    sizeOf,
    budgets,
  );
}

function describeMix(site: LiveSite, load: PageLoad): string {
  if (withCanary(site).length < 2) return '';
  const canaries = canariesFor(site, load);
  return ` So for visits with ${canaries.length > 0 ? `the canary of ${canaries.join(', ')} and no other` : 'no canary'}.`;
}

/** The releases of a site by part and version, its canaries among them; undefined for one that is not in the store. */
async function readReleases(
  cache: ReleaseCache,
  { live }: LiveSite,
): Promise<Map<string, Release | undefined>> {
  const wanted = Object.entries(live).flatMap(([name, { version, canary }]) =>
    [version, ...(canary ? [canary.version] : [])].map((one) => [name, one] as const),
  );
  return new Map(
    await Promise.all(
      wanted.map(async ([name, version]) => [`${name} ${version}`, await cache.get(name, version)] as const),
    ),
  );
}

/** A site with these parts in their canary version, where they have one. */
function candidateOf(
  { live, paths }: LiveSite,
  releases: Map<string, Release | undefined>,
  canaries: string[],
): Candidate {
  const { shell, ...remotes } = Object.fromEntries(
    Object.entries(live).map(([name, { version, canary }]) => [
      name,
      releases.get(`${name} ${canaries.includes(name) ? (canary?.version ?? version) : version}`),
    ]),
  );
  return { shell, remotes, ...(paths && { paths }) };
}

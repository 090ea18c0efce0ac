import type { Release, Revision } from '@ilera/contracts';
import { checkSizes } from '../../site/budgets';
import { canariesFor, canaryPageLoads, withCanary, type PageLoad } from '../../site/canaries';
import { checkCompatibility } from '../../site/check-compatibility';
import type { PartVersion } from '../../site/live-part';
import { ReleaseRefused, onlyNew, type Refusal } from '../../site/refusal';
import { artefactKey, type ReleaseStore } from '../../store/release-store';
import type { ReleaseCache } from '../releases/release-cache';
import { readRecord } from '../releases/read-record';
import type { ChangeContext } from './change';

/** What is compared: the live parts, and the paths that they may have. */
type LiveSite = Pick<Revision, 'live' | 'paths'>;

/**
 * What stands against a change. @param changed parts that get a new version, which are weighed
 * @throws ReleaseRefused where a version that it names is not in the store
 */
export async function checkAdmission(
  { ledger, releases, previous }: Pick<ChangeContext, 'ledger' | 'releases' | 'previous'>,
  live: Revision['live'],
  changed: string[] = [],
): Promise<Refusal[]> {
  const { budgets } = ledger.options;
  await assertStored(ledger.store, previous, live);
  const site = { live, ...ledger.pathsAfter(previous) };
  const refusals = await checkChange(releases, previous, site);
  if (!budgets || changed.length === 0) return refusals;
  const all = Object.values(await readReleases(releases, site, changed)).flatMap((release) => release ?? []);
  return [...refusals, ...checkSizes(all, changed, budgets)];
}

/** Refuses what is not in the store as the change names it: no gateway would serve it. */
async function assertStored(
  store: ReleaseStore,
  previous: Revision | undefined,
  live: Revision['live'],
): Promise<void> {
  for (const [name, part] of Object.entries(live)) {
    const { digest: before, canary } = previous?.live[name] ?? {};
    for (const { version, digest } of part.canary ? [part, part.canary] : [part])
      if (digest !== before && digest !== canary?.digest)
        await assertRecord(store, { name, version, digest });
  }
}

async function assertRecord(store: ReleaseStore, { name, version, digest }: PartVersion): Promise<void> {
  const record = await readRecord(store, name, version);
  if (!record)
    throw new ReleaseRefused(
      `Refused, nothing changed: ${name} ${version} is not in ${store.description}.\n` +
        `  If it was pruned: publish it again, or name another version: pnpm release rollback ${name} --to <version>`,
    );
  if (record.digest === digest) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: ${name} ${version} in ${store.description} has another release.json than when it was live.\n` +
      `  Somebody changed the store, or it was pruned and built again. Put back ${artefactKey(name, version, 'release.json')}\n` +
      `  from a backup, publish ${name}, or name another version: pnpm release rollback ${name} --to <version>`,
  );
}

/**
 * The refusals of a change from one set of live parts to another, each once. What page loads without a canary had before is
 * known; what a mix with canaries had is known for the page loads that got that mix, and for no others.
 * Both are seen with the paths of the change: what the policy takes away is gone, and stops nobody else's change.
 */
async function checkChange(
  releases: ReleaseCache,
  before: LiveSite | undefined,
  after: LiveSite,
): Promise<Refusal[]> {
  const loads = canaryPageLoads(...(before ? [before, after] : [after]));
  const found = await checkPageLoads(releases, after, loads);
  if (found.every((refusals) => refusals.length === 0)) return [];
  const known = before ? await checkPageLoads(releases, { ...after, live: before.live }, loads) : [];
  const added = new Map<string, Refusal>();
  loads.forEach((load, index) => {
    for (const refusal of onlyNew(found[index] ?? [], [...(known[0] ?? []), ...(known[index] ?? [])])) {
      const message = `${refusal.message}${describeMix(after, load)}`;
      if (!added.has(refusal.message)) added.set(refusal.message, { ...refusal, message });
    }
  });
  return [...added.values()];
}

/** What stands against the composition that each page load gets. */
const checkPageLoads = (releases: ReleaseCache, site: LiveSite, loads: PageLoad[]): Promise<Refusal[][]> =>
  Promise.all(
    loads.map(async (load) => {
      const { shell, ...remotes } = await readReleases(releases, site, canariesFor(site, load));
      return checkCompatibility({ shell, remotes, paths: site.paths });
    }),
  );

/** The releases of a site, some parts in their canary version; undefined for one that is not in the store. */
const readReleases = async (
  releases: ReleaseCache,
  { live }: LiveSite,
  canaries: string[],
): Promise<Record<string, Release | undefined>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(live).map(async ([name, { version, canary }]) => {
        const one = canary && canaries.includes(name) ? canary.version : version;
        return [name, await releases.get(name, one)] as const;
      }),
    ),
  );

function describeMix(site: LiveSite, load: PageLoad): string {
  if (withCanary(site).length < 2) return '';
  const canaries = canariesFor(site, load);
  return ` So for page loads with ${canaries.length > 0 ? `the canary of ${canaries.join(', ')} and no other` : 'no canary'}.`;
}

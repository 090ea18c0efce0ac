import type { Release, Revision } from '@ilera/contracts';
import { checkSizes } from '../../site/budgets';
import { canariesFor, canaryPageLoads, withCanary, type PageLoad } from '../../site/canaries';
import { checkCompatibility } from '../../site/check-compatibility';
import { ReleaseRefused, onlyNew, type Refusal } from '../../site/refusal';
import type { ReleaseCache } from '../releases/release-cache';
import type { ChangeContext } from './change';

/** What is compared: the live parts, and the paths that they may have. */
type LiveSite = Pick<Revision, 'live' | 'paths'>;

/**
 * What stands against a change. @param changed parts that get a new version, which are weighed
 * @throws ReleaseRefused where a version that it names is not in the store
 */
export async function checkAdmission(
  context: Pick<ChangeContext, 'ledger' | 'releases' | 'previous'>,
  live: Revision['live'],
  changed: string[] = [],
): Promise<Refusal[]> {
  const { ledger, releases, previous } = context;
  const { budgets } = ledger.options;
  await assertStored(context, live);
  const site = { live, ...ledger.pathsAfter(previous) };
  const refusals = await checkChange(releases, previous, site);
  if (!budgets || changed.length === 0) return refusals;
  const all = Object.values(await readReleases(releases, site, changed)).flatMap((release) => release ?? []);
  return [...refusals, ...checkSizes(all, changed, budgets)];
}

/** Refuses what the store does not have now as the change names it: no gateway would serve it. */
async function assertStored(
  { ledger: { store }, releases, previous }: Parameters<typeof checkAdmission>[0],
  live: Revision['live'],
): Promise<void> {
  for (const [name, part] of Object.entries(live)) {
    const before = previous?.live[name];
    for (const [one, was] of [[part, before] as const, [part.canary, before?.canary] as const])
      if (
        one &&
        one.digest !== was?.digest &&
        (await releases.refresh(name, one.version))?.digest !== one.digest
      )
        throw new ReleaseRefused(
          `Refused, nothing changed: ${store.description} does not have the release.json of ${name} ${one.version} that was uploaded.\n` +
            `  Put it back from a backup, publish ${name} again, or name another version: pnpm release rollback ${name} --to <version>`,
        );
  }
}

/**
 * The refusals that a change adds, each once. One is not new where page loads without a canary had it before the change, or
 * page loads with the same canaries. Before and after are checked with the paths of the change, so that a path that the policy
 * takes away stops nobody else's change.
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

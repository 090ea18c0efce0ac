import type { Release, Revision } from '@ilera/contracts';
import { checkSizes } from '../../site/budgets';
import { canariesFor, canaryPageLoads, partsWithCanary, type PageLoad } from '../../site/canaries';
import { checkCompatibility } from '../../site/check-compatibility';
import { ReleaseRefused, onlyNew, type Refusal } from '../../site/refusal';
import { findMissing } from '../releases/find-missing';
import type { ReleaseCache } from '../releases/release-cache';
import type { ChangeContext } from './change';

/** The live parts, and the paths granted to them. */
type LiveSite = Pick<Revision, 'live' | 'paths'>;

/**
 * Lists the refusals that a change adds. @param changed parts with a new version, checked against their budgets
 * @throws ReleaseRefused where the store lacks a version that the change names
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
  const stored = Object.values(await readReleases(releases, site, changed)).flatMap(
    (release) => release ?? [],
  );
  return [...refusals, ...checkSizes(stored, changed, budgets)];
}

/** Refuses a new version that the store has lost or holds with another digest: no gateway would serve it. */
async function assertStored(
  { ledger: { store }, releases, previous }: Parameters<typeof checkAdmission>[0],
  live: Revision['live'],
): Promise<void> {
  for (const [name, part] of Object.entries(live)) {
    const before = previous?.live[name];
    for (const [next, former] of [[part, before] as const, [part.canary, before?.canary] as const]) {
      const missing =
        next && next.digest !== former?.digest && (await findMissing(store, releases, name, next));
      if (missing)
        throw new ReleaseRefused(
          `Refused, nothing changed: ${store.description} does not have the ${missing} of ${name} ${next.version} that was uploaded.\n` +
            `  Put it back from a backup, publish ${name} again, or name another version: pnpm release rollback ${name} --to <version>`,
        );
    }
  }
}

/**
 * Lists each refusal that a change adds, once. A page load that gets these canaries, or none, may have had the same problem
 * before the change: then it is not new. Both sides are checked with the new paths, so that a path removed from the policy
 * blocks no other squad's change.
 */
async function checkChange(
  releases: ReleaseCache,
  before: LiveSite | undefined,
  after: LiveSite,
): Promise<Refusal[]> {
  const loads = canaryPageLoads(...(before ? [before, after] : [after]));
  const refusalsAfter = await checkPageLoads(releases, after, loads);
  if (refusalsAfter.every((refusals) => refusals.length === 0)) return [];
  const refusalsBefore = before ? await checkPageLoads(releases, { ...after, live: before.live }, loads) : [];
  const added = new Map<string, Refusal>();
  loads.forEach((load, index) => {
    const known = [...(refusalsBefore[0] ?? []), ...(refusalsBefore[index] ?? [])];
    for (const refusal of onlyNew(refusalsAfter[index] ?? [], known)) {
      const message = `${refusal.message}${describeMix(after, load)}`;
      if (!added.has(refusal.message)) added.set(refusal.message, { ...refusal, message });
    }
  });
  return [...added.values()];
}

/** Checks the composition of each page load. */
const checkPageLoads = (releases: ReleaseCache, site: LiveSite, loads: PageLoad[]): Promise<Refusal[][]> =>
  Promise.all(
    loads.map(async (load) => {
      const { shell, ...remotes } = await readReleases(releases, site, canariesFor(site, load));
      return checkCompatibility({ shell, remotes, paths: site.paths });
    }),
  );

/** Reads the releases of a site, `canaries` in their canary version; undefined for a release that the store lacks. */
const readReleases = async (
  releases: ReleaseCache,
  { live }: LiveSite,
  canaries: string[],
): Promise<Record<string, Release | undefined>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(live).map(async ([name, { version, canary }]) => {
        const chosen = canary && canaries.includes(name) ? canary.version : version;
        return [name, await releases.get(name, chosen)] as const;
      }),
    ),
  );

function describeMix(site: LiveSite, load: PageLoad): string {
  if (partsWithCanary(site).length < 2) return '';
  const canaries = canariesFor(site, load);
  return ` So for page loads with ${canaries.length > 0 ? `the canary of ${canaries.join(', ')} and no other` : 'no canary'}.`;
}

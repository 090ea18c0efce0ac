import type { Revision } from '@ilera/contracts';

type Live = Pick<Revision, 'live'>;

/** Properties of a page load that decide its canaries. */
export interface PageLoad {
  /** 0 to 99; undefined: the person alone decides. */
  share: number | undefined;
  /** Name under which the visitor joined canaries. */
  person: string | undefined;
}

/** The parts that have a canary, in the order of their names. */
export const partsWithCanary = ({ live }: Live): string[] =>
  Object.keys(live)
    .filter((name) => live[name]?.canary)
    .sort();

/** Whether a page load needs a random share. */
export const needsShare = (site: Live): boolean =>
  partsWithCanary(site).some((name) => (site.live[name]?.canary?.percent ?? 0) > 0);

/** Lists the parts that a page load gets as a canary. A raised percentage keeps the page loads that had the canary. */
export function canariesFor(site: Live, { share, person }: PageLoad): string[] {
  return partsWithCanary(site).filter((name) => {
    const { people = [], percent = 0 } = site.live[name]?.canary ?? {};
    if (person && people.includes(person)) return true;
    return share !== undefined && share < percent;
  });
}

/**
 * Lists representative page loads: one for each set of canaries that a visitor can get, the empty set first. For a site
 * before and after a change, a set has the canaries of both. Shares between two percentages are alike, so there are at
 * most (canaries + 1) × (people + 1) page loads.
 */
export function canaryPageLoads(...sites: Live[]): PageLoad[] {
  const canaries = sites.flatMap(({ live }) => Object.values(live).flatMap(({ canary }) => canary ?? []));
  const shares = [undefined, ...canaries.flatMap(({ percent }) => (percent > 0 ? [percent - 1] : []))];
  const people = [undefined, ...new Set(canaries.flatMap((canary) => canary.people))];
  const loads = shares.flatMap((share) => people.map((person): PageLoad => ({ share, person })));
  const setsOf = (load: PageLoad): string => sites.map((site) => canariesFor(site, load).join(' ')).join();
  return [...new Map(loads.map((load) => [setsOf(load), load])).values()];
}

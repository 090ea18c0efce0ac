import type { Revision } from '@ilera/contracts';

type Live = Pick<Revision, 'live'>;

/** What decides which canaries a page load gets. */
export interface PageLoad {
  /** 0 to 99; undefined for a page load without a share, which gets the canaries of its person only. */
  share: number | undefined;
  /** The name under which somebody joined canaries. */
  person: string | undefined;
}

/** The parts that have a canary, in the order of their names. */
export const withCanary = ({ live }: Live): string[] =>
  Object.keys(live)
    .filter((name) => live[name]?.canary)
    .sort();

/** Whether a page load needs a random share. */
export const needsShare = (site: Live): boolean =>
  withCanary(site).some((name) => (site.live[name]?.canary?.percent ?? 0) > 0);

/**
 * The parts that a page load gets in their canary version. A higher percentage keeps the page loads that had it
 * before.
 */
export function canariesFor(site: Live, { share, person }: PageLoad): string[] {
  return withCanary(site).filter((name) => {
    const { people = [], percent = 0 } = site.live[name]?.canary ?? {};
    if (person && people.includes(person)) return true;
    return share !== undefined && share < percent;
  });
}

/** Gets every canary, as somebody does who joined all of them. */
const joinedAll: PageLoad = { share: -1, person: undefined };

/**
 * Page loads that stand for all others: one for each set of canaries that a visitor can get, the one without canaries first.
 * Given the site before and after a change, visitors are alike who get the same canaries in both. Shares between two
 * percentages are alike, so there are at most (canaries + 1) × (people who joined + 1). One more gets every canary.
 */
export function canaryPageLoads(...sites: Live[]): PageLoad[] {
  const canaries = sites.flatMap(({ live }) => Object.values(live).flatMap(({ canary }) => canary ?? []));
  const shares = [undefined, ...canaries.flatMap(({ percent }) => (percent > 0 ? [percent - 1] : []))];
  const people = [undefined, ...new Set(canaries.flatMap((canary) => canary.people))];
  const loads = shares.flatMap((share) => people.map((person): PageLoad => ({ share, person })));
  const setsOf = (load: PageLoad): string => sites.map((site) => canariesFor(site, load).join(' ')).join();
  return [...new Map([...loads, joinedAll].map((load) => [setsOf(load), load])).values()];
}

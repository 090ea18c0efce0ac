import type { Revision } from '@shared/contracts';

type Live = Pick<Revision, 'live'>;

/** What decides which canaries a visit gets. */
interface CanaryVisit {
  /** 0 to 99; undefined for a visit without a share, which gets the canaries of its person only. */
  share: number | undefined;
  /** The name under which somebody joined canaries. */
  person: string | undefined;
}

/** The parts that have a canary, in the order of their names. */
export const withCanary = ({ live }: Live): string[] =>
  Object.keys(live)
    .filter((name) => live[name]?.canary)
    .sort();

/**
 * The parts that a visit gets in their canary version. A higher percentage keeps the visits that had it
 * before.
 */
export function canariesFor(site: Live, { share, person }: CanaryVisit): string[] {
  return withCanary(site).filter((name) => {
    const canary = site.live[name]?.canary;
    if (!canary) return false;
    if (person && canary.people.includes(person)) return true;
    return share !== undefined && share < canary.percent;
  });
}

/**
 * Every set of canaries that a visit can get, and that of all of them (Q87), the empty one first. Shares between
 * two percentages get the same, so there are at most (canaries + 1) × (people who joined + 1) others.
 */
export function canarySets(site: Live): string[][] {
  const canaries = Object.values(site.live).flatMap(({ canary }) => canary ?? []);
  const shares = [undefined, ...canaries.flatMap(({ percent }) => (percent > 0 ? [percent - 1] : []))];
  const people = [undefined, ...new Set(canaries.flatMap((canary) => canary.people))];
  const sets = shares.flatMap((share) => people.map((person) => canariesFor(site, { share, person })));
  return [...new Map([...sets, withCanary(site)].map((set) => [set.join(' '), set])).values()];
}

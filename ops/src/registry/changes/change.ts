import type { Release, Revision } from '@shared/contracts';
import { checkSizes } from '../../site/budgets';
import { canariesFor, canaryPageLoads, withCanary, type PageLoad } from '../../site/canaries';
import { checkCompatibility } from '../../site/check-compatibility';
import { ReleaseRefused, onlyNew, type Refusal } from '../../site/refusal';
import type { Ledger } from '../ledger/ledger';
import { ReleaseCache } from '../releases/release-cache';

/** Who asks for something, from which commit. */
export type Author = Pick<Revision, 'by' | 'source'>;

/** Who asks for a change, and why. */
export type ChangeRequest = Author & Pick<Revision, 'reason' | 'key'>;

/** What a change is decided with, on top of the newest revision; again where another writer was first. */
export interface ChangeContext extends ChangeRequest {
  ledger: Ledger;
  admission: Admission;
  /** Gets what is to be said of it. */
  tell: (line: string) => void;
  previous: Revision | undefined;
  /** When it is made. */
  at: string;
}

/** What a change makes of the site, and what stands against it. */
export type Decision = Pick<Revision, 'action' | 'part' | 'live' | 'freeze'> & { refusals?: Refusal[] };

/** Throws without a reason. @param change what needs one: "A rollback" */
export function assertReason(change: string, reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused(`${change} needs --reason "…": whoever reads the history will want to know.`);
}

/** What is compared: the live parts, and the paths that they may have. */
type LiveSite = Pick<Revision, 'live' | 'paths'>;

export type Admission = ReturnType<typeof openAdmission>;

/** Checks changes of what is live; each release is read once. */
export function openAdmission(ledger: Ledger) {
  const releases = new ReleaseCache(ledger.store);
  const { budgets } = ledger.options;

  /** The releases of a site, some parts in their canary version; undefined for one that is not in the store. */
  const read = async ({ live }: LiveSite, canaries: string[]): Promise<Record<string, Release | undefined>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(live).map(async ([name, { version, canary }]) => {
          const one = canary && canaries.includes(name) ? canary.version : version;
          return [name, await releases.get(name, one)] as const;
        }),
      ),
    );

  /** What stands against the composition that each page load gets. */
  const checkPageLoads = (site: LiveSite, loads: PageLoad[]): Promise<Refusal[][]> =>
    Promise.all(
      loads.map(async (load) => {
        const { shell, ...remotes } = await read(site, canariesFor(site, load));
        return checkCompatibility({ shell, remotes, ...(site.paths && { paths: site.paths }) });
      }),
    );

  /**
   * The refusals of a change from one set of live parts to another, each once. What page loads without a canary had before is
   * known; what a mix with canaries had is known for the page loads that got that mix, and for no others.
   * Both are seen with the paths of the change: what the policy takes away is gone, and stops nobody else's change.
   */
  async function checkChange(before: LiveSite | undefined, after: LiveSite): Promise<Refusal[]> {
    const loads = canaryPageLoads(...(before ? [before, after] : [after]));
    const found = await checkPageLoads(after, loads);
    if (found.every((refusals) => refusals.length === 0)) return [];
    const known = before ? await checkPageLoads({ ...after, live: before.live }, loads) : [];
    const added = new Map<string, Refusal>();
    loads.forEach((load, index) => {
      for (const refusal of onlyNew(found[index] ?? [], [...(known[0] ?? []), ...(known[index] ?? [])])) {
        const message = `${refusal.message}${describeMix(after, load)}`;
        if (!added.has(refusal.message)) added.set(refusal.message, { ...refusal, message });
      }
    });
    return [...added.values()];
  }

  /** What stands against a change. @param changed parts that get a new version, which are weighed */
  return async (
    previous: Revision | undefined,
    live: Revision['live'],
    changed: string[] = [],
  ): Promise<Refusal[]> => {
    const site = { live, ...ledger.pathsAfter(previous) };
    const refusals = await checkChange(previous, site);
    if (!budgets || changed.length === 0) return refusals;
    const all = Object.values(await read(site, changed)).flatMap((release) => release ?? []);
    return [...refusals, ...checkSizes(all, changed, budgets)];
  };
}

function describeMix(site: LiveSite, load: PageLoad): string {
  if (withCanary(site).length < 2) return '';
  const canaries = canariesFor(site, load);
  return ` So for page loads with ${canaries.length > 0 ? `the canary of ${canaries.join(', ')} and no other` : 'no canary'}.`;
}

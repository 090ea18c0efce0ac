import type { Revision } from '@shared/contracts';
import type { Ledger } from '../ledger/ledger';
import { promoteVersion, rememberBad } from '../ledger/place-version';
import type { ReleaseStore } from '../store/release-store';
import { checkPasses } from './check-passes';
import { refuseOtherCanary } from './refuse-if-changed';
import { refuseIfFrozen } from './freeze';
import { checkChange } from './live-parts';
import { preflight } from './preflight';
import { refuseUnlessForced } from './publish';
import { ReleaseRefused } from '../common/release-refused';

export interface CanaryOptions {
  store: ReleaseStore;
  ledger: Ledger;
  part: string;
  by: string;
  reason: string;
  /** The canary's version that the caller saw: refused where it has changed. */
  from?: string;
  /** A new share of visits, the people who joined, promotion to everybody, or the end. */
  change: { percent: number } | { people: string[] } | 'promote' | 'stop';
  force?: boolean;
  tell?: (line: string) => void;
}

/**
 * Changes a running canary of one part. A stopped one counts as rolled back: it is not published again by itself.
 * @throws ReleaseRefused where there is none, or another one than `from`
 */
export async function changeCanary(options: CanaryOptions): Promise<Revision> {
  const { store, ledger, part, by, reason, change, from, force = false, tell } = options;
  await preflight(store, ledger, { tell, refusesByNotes: change !== 'stop' && !force });
  return ledger.append(async (previous, at) => {
    const before = previous?.live[part];
    if (before && from) await refuseOtherCanary(ledger, part, before, from, at);
    if (!previous || !before?.canary) {
      throw new ReleaseRefused(`${part} has no canary. Begin one: pnpm release publish ${part} --percent 10`);
    }
    if (change !== 'stop') refuseIfFrozen(previous, at);
    const { canary, ...plain } = before;
    const after =
      change === 'stop'
        ? rememberBad(plain, before, [canary.version])
        : change === 'promote'
          ? promoteVersion(canary.version, canary.digest ?? '', plain)
          : { ...before, canary: { ...canary, ...change } };
    const live = { ...previous.live, [part]: after };
    const passed = await checkPasses({ store, ledger, before: previous, live, at });
    const refusals = [
      ...(change === 'promote' ? passed.refusals : []),
      // Another share, or other people, may get a composition that nobody had until now.
      ...(change === 'stop' ? [] : await checkChange(store, previous, live)),
    ];
    const forced = refuseUnlessForced(refusals, force, tell);
    return {
      by,
      reason,
      action: change === 'promote' ? 'publish' : 'canary',
      part,
      ...forced,
      ...(passed.passes.length > 0 ? { passes: passed.passes } : {}),
      live,
    };
  });
}

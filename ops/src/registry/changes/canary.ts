import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../../site/refusal';
import { promoteVersion, rememberBad } from '../../site/place-version';
import { checkChange } from './check-change';
import { ReleaseCache } from '../releases/release-cache';
import { refuseIfFrozen } from './freeze';
import { refuseOtherCanary } from './last-change';
import { decided, type Desk, type Overruling } from './request';

/** A new share of page loads, the people who joined, promotion to everybody, or the end. */
export type CanaryChange = { percent: number } | { people: string[] } | 'promote' | 'stop';

export interface CanaryOrder extends Pick<Overruling, 'force'> {
  part: string;
  /** The canary's version that the caller saw: refused where it has changed. */
  from?: string;
  change: CanaryChange;
}

/**
 * Changes a running canary of one part. A stopped one counts as rolled back: it is not published again by itself.
 * @throws ReleaseRefused where there is none, or another one than `from`
 */
export async function changeCanary(options: CanaryOrder & Desk): Promise<Revision> {
  const { ledger, part, change, from } = options;
  const cache = new ReleaseCache(ledger.store);
  return ledger.append(async (previous, at) => {
    const before = previous?.live[part];
    if (before && from) await refuseOtherCanary(ledger, part, before, from, at);
    if (!previous || !before?.canary)
      throw new ReleaseRefused(`${part} has no canary. Begin one: pnpm release canary ${part} --start 10`);
    if (change !== 'stop') refuseIfFrozen(previous, at);
    const { canary, ...plain } = before;
    const after =
      change === 'stop'
        ? rememberBad(plain, before, [canary.version])
        : change === 'promote'
          ? promoteVersion(canary.version, canary.digest, plain)
          : { ...before, canary: { ...canary, ...change } };
    const live = { ...previous.live, [part]: after };
    // Another share, or other people, may get a composition that nobody had until now.
    const refusals =
      change === 'stop' ? [] : await checkChange(cache, previous, { live, ...ledger.pathsAfter(previous) });
    return decided(options, { action: change === 'promote' ? 'publish' : 'canary', part, live, refusals });
  });
}

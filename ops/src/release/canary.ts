import type { SiteState } from '@shared/contracts';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { checkChange, takeOver } from './live-parts';
import { refuseIfAny } from './publish';
import { ReleaseRefused } from './upload';

export interface CanaryOptions {
  store: ReleaseStore;
  ledger: Ledger;
  part: string;
  by: string;
  reason: string;
  /** A new share of visits, the people who joined, live for everybody, or over. */
  change: { percent: number } | { people: string[] } | 'promote' | 'stop';
}

/** Changes a running canary of one part. */
export function changeCanary({ store, ledger, part, by, reason, change }: CanaryOptions): Promise<SiteState> {
  return ledger.append(async (previous) => {
    const before = previous?.live[part];
    if (!previous || !before?.canary) {
      throw new ReleaseRefused(`${part} has no canary. Begin one: pnpm release publish ${part} --percent 10`);
    }
    const { canary, ...plain } = before;
    const after =
      change === 'stop'
        ? plain
        : change === 'promote'
          ? takeOver(canary.version, canary.digest ?? '', plain)
          : { ...before, canary: { ...canary, ...change } };
    const live = { ...previous.live, [part]: after };
    if (change === 'promote') refuseIfAny(await checkChange(store, previous.live, live));
    return { by, reason, action: change === 'promote' ? 'publish' : 'canary', part, live };
  });
}

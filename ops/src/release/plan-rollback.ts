import type { LivePart, Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import type { Refusal } from './refusal';
import { lastChange } from './refuse-if-changed';
import { checkChange } from './live-parts';
import { findTarget, restore } from './rollback-target';

/** The effects of a rollback, for the person who confirms it. Nothing is written. */
export interface RollbackPlan {
  part: string;
  /** The version that ends: the canary's where one runs. */
  from: string;
  to: string;
  before: LivePart;
  after: LivePart;
  /** The revision that changed the part last. */
  last: Revision | undefined;
  /** What would no longer work: the rollback is refused unless that is overruled. */
  refusals: Refusal[];
}

/**
 * @param to a version or its beginning; unset: the default target of a rollback
 * @throws ReleaseRefused
 */
export async function planRollback(
  store: ReleaseStore,
  ledger: Ledger,
  part: string,
  to?: string,
): Promise<RollbackPlan> {
  const newest = await ledger.newest();
  const before = newest?.live[part];
  if (!before) throw new ReleaseRefused(`${part} has no live version.`);
  const target = await findTarget(store, ledger, part, before, to);
  const after = await restore(store, ledger, part, target, before);
  return {
    part,
    from: before.canary?.version ?? before.version,
    to: target,
    before,
    after,
    last: await lastChange(ledger, before),
    refusals: await checkChange(store, newest, { ...newest.live, [part]: after }),
  };
}

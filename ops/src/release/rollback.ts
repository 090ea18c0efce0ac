import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import type { ReleaseStore } from '../store/release-store';
import { checkPasses } from './check-passes';
import { refuseIfChanged, refuseIfJustRolledBack } from './refuse-if-changed';
import { checkChange, noticesOfChange } from './live-parts';
import { preflight } from './preflight';
import { refuseUnlessForced } from './publish';
import { findTarget, restore, withoutCanary } from './rollback-target';

export interface RollbackOptions {
  store: ReleaseStore;
  ledger: Ledger;
  part: string;
  /** A version, or its beginning; unset: the newest earlier one that was never rolled back. */
  to?: string;
  by: string;
  reason: string;
  /** The version that the caller saw live, or as canary: refused where that has changed. */
  from?: string;
  /** The caller chose the version by name, so a recent rollback does not prevent it. */
  isChosen?: boolean;
  /** `pause` where a gateway decided it. */
  action?: 'rollback' | 'pause';
  force?: boolean;
  severity?: 'now';
  tell?: (line: string) => void;
}

/** Makes an earlier version of one part live again, by appending a revision. Nothing is rebuilt or copied. */
export async function rollback(options: RollbackOptions): Promise<Revision> {
  const {
    store,
    ledger,
    part,
    to,
    by,
    reason,
    action = 'rollback',
    force = false,
    severity,
    tell = () => undefined,
  } = options;
  assertReason(reason);
  await preflight(store, ledger, { tell });
  return ledger.append(async (previous, at) => {
    const before = previous?.live[part];
    if (!previous || !before) throw new ReleaseRefused(`${part} has no live version.`);
    if (options.from) await refuseIfChanged(ledger, part, before, options.from, at);
    if (!options.isChosen && !to) await refuseIfJustRolledBack(ledger, part, before, at);
    const isWholePartBad =
      options.from !== undefined && options.from === before.version && action === 'pause';
    const target = await findTarget(store, ledger, part, isWholePartBad ? withoutCanary(before) : before, to);
    const restored = await restore(store, ledger, part, target, before);
    const live = { ...previous.live, [part]: restored };
    // Only a version that was live longer ago than gateways look back may need one.
    const passed = await checkPasses({ store, ledger, before: previous, live, at, isReturn: true });
    const refusals = [...passed.refusals, ...(await checkChange(store, previous, live))];
    (await noticesOfChange(store, previous, live)).forEach(tell);
    const forced = refuseUnlessForced(refusals, force, tell);
    return {
      by,
      reason,
      action,
      part,
      ...forced,
      ...(severity ? { severity } : {}),
      live,
    };
  });
}

/** Throws without a reason. */
export function assertReason(reason: string): void {
  if (!reason.trim())
    throw new ReleaseRefused('A rollback needs --reason "…": whoever reads the history will want to know.');
}

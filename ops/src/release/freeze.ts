import type { Revision } from '@shared/contracts';
import { ReleaseRefused } from '../common/release-refused';
import type { Ledger } from '../ledger/ledger';
import { isFrozen } from '../ledger/permissions';

/** Refuses a change that makes something new live while publishing is frozen. */
export function refuseIfFrozen(previous: Revision | undefined, at: string): void {
  const freeze = previous?.freeze;
  if (!freeze || !isFrozen(freeze, at)) return;
  throw new ReleaseRefused(
    `Refused, nothing changed: publishing is frozen by ${freeze.by} since ${freeze.at}\n` +
      `  ${freeze.until ? `until ${freeze.until}` : 'until somebody thaws it'}: "${freeze.reason}"\n` +
      `  Rolling back stays possible. To end the freeze: pnpm release thaw --reason "…"`,
  );
}

export interface FreezeOptions {
  ledger: Ledger;
  by: string;
  reason: string;
  /** When it ends without a thaw. */
  until?: Date;
}

/**
 * Freezes publishing, with a reason and an optional end. What is live stays, and rollbacks are still
 * possible.
 */
export function freeze({ ledger, by, reason, until }: FreezeOptions): Promise<Revision> {
  if (!reason.trim())
    throw new ReleaseRefused('A freeze needs --reason "…": whoever is refused will want to know.');
  return ledger.append((previous, at) => {
    if (!previous) throw new ReleaseRefused('Nothing is published yet.');
    const end = until?.toISOString();
    if (end && end <= at) throw new ReleaseRefused(`--until ${end} is over already.`);
    return {
      by,
      reason,
      action: 'freeze',
      live: previous.live,
      freeze: { by, at, reason, ...(end ? { until: end } : {}) },
    };
  });
}

/** Ends a freeze. */
export function thaw({ ledger, by, reason }: FreezeOptions): Promise<Revision> {
  return ledger.append((previous, at) => {
    if (!previous?.freeze || !isFrozen(previous.freeze, at)) throw new ReleaseRefused('Nothing is frozen.');
    return { by, reason, action: 'thaw', live: previous.live };
  });
}

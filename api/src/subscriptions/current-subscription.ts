/** The subscription that covers a person: the one whose period contains the moment (R4.76). */
import type { Database } from '../db/open-database';
import { periodAt } from './cover';
import { paidPeriods, type PaidPeriod } from './paid-periods';

/** Null when nothing covers the person at that moment. */
export async function currentSubscription(
  db: Database,
  userId: number,
  now: Date,
): Promise<PaidPeriod | null> {
  return periodAt(await paidPeriods(db, userId, now), now);
}

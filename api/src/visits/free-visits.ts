/** Visits with an account are free of charge: under a plan, and without one until a day of the configuration (R4.28). */
import { freeVisitsEnd } from '@shared/format';
import { fieldError } from '../common/http-error';
import type { Database } from '../db/open-database';
import { employerOf } from '../db/employer-of';
import { isCoveredByOwner } from '../members/seats';
import type { Services } from '../services';
import { currentSubscription } from '../subscriptions/current-subscription';

/** Throws under `date` where a visit that nobody pays for is neither covered nor free at its time. */
export async function checkFreeVisit(
  tx: Database,
  { config }: Services,
  userId: number,
  at: Date,
): Promise<void> {
  const until = config.freeVisitsUntil;
  if (!until || at <= until || (await isCoveredAt(tx, userId, at))) return;
  throw fieldError(
    'date',
    `${freeVisitsEnd(until.toISOString())} Choose a health plan, or pay for this visit.`,
  );
}

async function isCoveredAt(tx: Database, userId: number, at: Date): Promise<boolean> {
  if ((await employerOf(tx, userId)) !== null) return isCoveredByOwner(tx, userId, at);
  return (await currentSubscription(tx, userId, at)) !== null;
}

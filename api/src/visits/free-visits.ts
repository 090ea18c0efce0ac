/** Visits with an account are free of charge: under a plan, and without one until a day of the configuration (R4.28). */
import { eq } from 'drizzle-orm';
import { freeVisitsEnd } from '@shared/format';
import { fieldError } from '../common/http-error';
import type { Database } from '../db/open-database';
import { users } from '../db/schema';
import { coversOthers, hasSeat } from '../members/seats';
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
  const [person] = await tx.select({ employerId: users.employerId }).from(users).where(eq(users.id, userId));
  const ownerId = person?.employerId ?? userId;
  const cover = await currentSubscription(tx, ownerId, at);
  if (!cover) return false;
  return ownerId === userId || (coversOthers(cover.plan) && hasSeat(tx, userId, cover.quantity));
}

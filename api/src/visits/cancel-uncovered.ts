import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visits } from '../db/schema';
import type { Services } from '../services';
import { givenUpPeriods } from '../subscriptions/given-up-plan';
import { isCoveredAt } from '../subscriptions/seats';
import { cancelVisit } from './change-visit';
import { selectVisits, stateOf, type VisitFacts } from './select-visits';

/**
 * Cancels people's coming visits that are neither paid nor covered any more (R4.28). The caller has ended the cover in
 * the same transaction.
 */
export async function cancelUncovered(tx: Database, services: Services, ...userIds: number[]): Promise<void> {
  if (!services.config.freeVisitsUntil) return;
  const locked = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(inArray(visits.userId, userIds), isNull(visits.paymentId), eq(visits.status, 'processing')))
    // A fixed order prevents deadlocks.
    .orderBy(asc(visits.id))
    .for('update');
  const isLocked = inArray(
    visits.id,
    locked.map(({ id }) => id),
  );
  for (const visit of await selectVisits(tx).where(isLocked)) await cancelIfUncovered(tx, services, visit);
}

/**
 * Cancels a visit that is neither paid nor covered, unless it has begun. The caller has locked the visit before it reads
 * the cover, as moves and `cancelUncovered` do: of two that meet, the second sees what the first has changed.
 * @returns whether the visit was cancelled
 */
export async function cancelIfUncovered(
  tx: Database,
  services: Services,
  visit: VisitFacts,
): Promise<boolean> {
  const { freeVisitsUntil } = services.config;
  const now = services.now();
  const { userId, paymentId, scheduledAt } = visit.row;
  const needsCover =
    freeVisitsUntil && paymentId === null && scheduledAt > now && scheduledAt > freeVisitsUntil;
  if (userId === null || stateOf(visit.row) !== 'waiting' || !needsCover) return false;
  // A visit stays while a given-up plan that would cover it can still be taken up.
  const givenUp = await givenUpPeriods(tx, userId, now);
  if (givenUp.some(({ givenUpEnd }) => scheduledAt < givenUpEnd)) return false;
  if (await isCoveredAt(tx, userId, scheduledAt)) return false;
  await cancelVisit(tx, services, visit, 'cover');
  return true;
}

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visits } from '../db/schema';
import type { Services } from '../services';
import { givenUpPeriods } from '../subscriptions/given-up-plan';
import { isCoveredAt } from '../subscriptions/seats';
import { cancelVisit } from './change-visit';
import { selectVisits, stateOf } from './select-visits';

/**
 * Cancels people's coming visits that are neither paid nor covered any more (R4.28). The caller has ended the cover in
 * the same transaction. Both this function and moves lock a visit before they read its cover: of two that meet, the
 * second sees what the first has changed.
 */
export async function cancelUncovered(tx: Database, services: Services, ...userIds: number[]): Promise<void> {
  const { freeVisitsUntil } = services.config;
  if (!freeVisitsUntil) return;
  const now = services.now();
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
  for (const visit of await selectVisits(tx).where(isLocked)) {
    const { userId, scheduledAt } = visit.row;
    const needsCover = scheduledAt > now && scheduledAt > freeVisitsUntil;
    if (userId === null || stateOf(visit.row) !== 'waiting' || !needsCover) continue;
    // A visit stays while a given-up plan that would cover it can still be taken up.
    const givenUp = await givenUpPeriods(tx, userId, now);
    if (givenUp.some(({ givenUpEnd }) => scheduledAt < givenUpEnd)) continue;
    if (!(await isCoveredAt(tx, userId, scheduledAt))) await cancelVisit(tx, services, visit, 'cover');
  }
}

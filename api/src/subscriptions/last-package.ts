/** Reads the plan that ended last (R4.82). */
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { plans, subscriptions } from '../db/schema';

/** Null for a person who never had a plan. A period that was cancelled before it began does not count. */
export async function lastPackage(db: Database, userId: number, now: Date) {
  const [last] = await db
    .select({ plan: plans, quantity: subscriptions.quantity, expiresAt: subscriptions.expiresAt })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(
      and(
        eq(subscriptions.userId, userId),
        lte(subscriptions.expiresAt, now),
        gt(subscriptions.expiresAt, subscriptions.startsAt),
      ),
    )
    .orderBy(desc(subscriptions.expiresAt), desc(subscriptions.id))
    .limit(1);
  return last ?? null;
}

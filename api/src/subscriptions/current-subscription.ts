/** The subscription that covers a person now. The newest one counts; one that ran out covers nobody. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { plans, subscriptions } from '../db/schema';

/** The order in which the first one counts. */
export const newestSubscription = [desc(subscriptions.createdAt), desc(subscriptions.id)];

/** Null when nothing covers the person at that moment. */
export async function currentSubscription(db: Database, userId: number, now: Date) {
  const [row] = await db
    .select({
      frequency: subscriptions.frequency,
      quantity: subscriptions.quantity,
      expiresAt: subscriptions.expiresAt,
      plan: plans,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.expiresAt, now)))
    .orderBy(...newestSubscription)
    .limit(1);
  return row ?? null;
}

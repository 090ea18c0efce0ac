/** Reads a person's paid periods, with the value of each. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { payments, plans, subscriptions } from '../db/schema';

/** The periods that end after a moment, the earliest first. */
export async function paidPeriods(db: Database, userId: number, after: Date) {
  const rows = await db
    .select({
      id: subscriptions.id,
      planId: subscriptions.planId,
      quantity: subscriptions.quantity,
      frequency: subscriptions.frequency,
      startsAt: subscriptions.startsAt,
      expiresAt: subscriptions.expiresAt,
      valueKobo: sql<number>`${payments.amountKobo} + ${payments.creditKobo}`.mapWith(Number),
      plan: plans,
    })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.expiresAt, after)))
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id));
  return rows.filter(({ startsAt, expiresAt }) => expiresAt > startsAt);
}

export type PaidPeriod = Awaited<ReturnType<typeof paidPeriods>>[number];

/** Paid periods of everybody, for rounds that look through all of them. */
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/open-database';
import { plans, subscriptions, users } from '../db/schema';

/** Each paid period with its plan and its payer; the caller says which. */
export const selectPeriods = (db: Database) =>
  db
    .select({ subscription: subscriptions, plan: plans, payer: users })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(users, eq(users.id, subscriptions.userId));

/** Whether the payer has paid for nothing that ends later. */
export function isLastPeriod(db: Database) {
  const later = alias(subscriptions, 'later');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(and(eq(later.userId, subscriptions.userId), gt(later.expiresAt, subscriptions.expiresAt))),
  );
}

/** Reads paid periods, of one person or of everybody, and ends them. */
import { and, asc, eq, gt, sql, desc, lte, notExists, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { forEachSettled } from '../common/for-each-settled';
import type { Database } from '../db/database';
import { payments, plans, subscriptions, users } from '../db/schema';
import type { Services } from '../services';
import { lockPerson } from '../people/lock-person';
import { periodAt } from './cover';

/** The seats of a period beside the owner's. Individual plans have none, even if members of an earlier plan remain. */
export const seatsOfPeriod = (quantity: SQLWrapper = subscriptions.quantity) =>
  sql<number>`case when ${plans.type} = 'individual' then 0 else ${quantity} end`;

/** A period's value in kobo: the price without withdrawn credit. */
const valueKobo =
  sql<number>`${payments.amountKobo} + ${payments.creditKobo} - ${subscriptions.lostKobo}`.mapWith(Number);

/** Periods that end after a moment, earliest first. */
export async function paidPeriods(db: Database, userId: number, after: Date) {
  const rows = await db
    .select({
      id: subscriptions.id,
      planId: subscriptions.planId,
      quantity: subscriptions.quantity,
      seats: seatsOfPeriod(),
      frequency: subscriptions.frequency,
      startsAt: subscriptions.startsAt,
      expiresAt: subscriptions.expiresAt,
      anchorDay: subscriptions.anchorDay,
      valueKobo,
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

/** The period that covers a person at a moment, or null (R4.76). */
export async function currentPeriod(db: Database, userId: number, now: Date): Promise<PaidPeriod | null> {
  return periodAt(await paidPeriods(db, userId, now), now);
}

/** The plan that ended last, or null (R4.82). Ignores periods that were cancelled before they began. */
export async function lastEndedPlan(db: Database, userId: number, now: Date) {
  const [last] = await db
    .select({
      plan: plans,
      quantity: subscriptions.quantity,
      frequency: subscriptions.frequency,
      expiresAt: subscriptions.expiresAt,
    })
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

/** Selects paid periods with plan and owner; callers add the `where`. */
export const selectPeriods = (db: Database) =>
  db
    .select({ subscription: subscriptions, plan: plans, owner: users, seats: seatsOfPeriod() })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .innerJoin(users, eq(users.id, subscriptions.userId));

type Period = Awaited<ReturnType<typeof selectPeriods>>[number];

/**
 * Runs `work` for each period that is due, in a transaction with the owner locked: nobody pays, joins the plan or leaves
 * it meanwhile. Checks the period again in that transaction, because the period may have changed.
 * @param isDue for a `where`
 */
export async function forEachPeriod(
  { db, now }: Pick<Services, 'db' | 'now'>,
  isDue: (db: Database, now: Date) => SQL | undefined,
  work: (tx: Database, period: Period, now: Date) => Promise<void>,
): Promise<void> {
  const due = await selectPeriods(db)
    .where(isDue(db, now()))
    .orderBy(asc(subscriptions.expiresAt), asc(subscriptions.id));
  await forEachSettled(due, ({ subscription, owner }) =>
    db.transaction(async (tx) => {
      if (!(await lockPerson(tx, owner.id))) return;
      const lockedAt = now();
      const isThis = eq(subscriptions.id, subscription.id);
      const [period] = await selectPeriods(tx).where(and(isThis, isDue(tx, lockedAt)));
      if (period) await work(tx, period, lockedAt);
    }),
  );
}

/** For a `where`: the owner has no period that ends later, ignoring periods cancelled before they began. */
export function isLastPeriod(db: Database) {
  const later = alias(subscriptions, 'later');
  return notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.userId, subscriptions.userId),
          gt(later.expiresAt, subscriptions.expiresAt),
          gt(later.expiresAt, later.startsAt),
        ),
      ),
  );
}

/** For an update of `expiresAt`: ends a period now, or at its start if it has not begun. */
export const endedAt = (now: Date) =>
  sql`greatest(${subscriptions.startsAt}, ${now.toISOString()}::timestamptz)`;

/** Finds the plan that a person gave up by joining another, while they can take it up again (R4.90). */
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { plans, refunds, subscriptions, payments, type PaymentRow } from '../db/schema';
import type { GivenUpPlan } from '../mail/member-mails';
import { unfinished } from './cover';
import { paidPeriods } from './paid-periods';

/** Given-up periods that can still be taken up, earliest first. */
export async function givenUpPeriods(db: Database, userId: number, now: Date) {
  const rows = await db
    .select({
      id: subscriptions.id,
      plan: plans.name,
      givenUpEnd: subscriptions.givenUpEnd,
      until: subscriptions.takeUpUntil,
    })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.takeUpUntil, now)))
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id));
  return rows.flatMap(({ givenUpEnd, until, ...row }) =>
    givenUpEnd && until ? [{ ...row, givenUpEnd, until }] : [],
  );
}

/** The given-up plan; null if there is none, or the person has bought another plan since. */
export async function givenUpPlan(db: Database, userId: number, now: Date): Promise<GivenUpPlan | null> {
  const periods = await givenUpPeriods(db, userId, now);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last || unfinished(await paidPeriods(db, userId, now), now).length > 0) return null;
  const behind = await paymentsBehind(
    db,
    periods.map(({ id }) => id),
  );
  const heldRefunds = await db
    .select({ amountKobo: refunds.amountKobo })
    .from(refunds)
    .where(isHeldFor(behind));
  return {
    plan: first.plan,
    expiresAt: last.givenUpEnd,
    until: first.until,
    refundKobo: heldRefunds.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
  };
}

/** For a `where`: the refunds of payments that are held until their date. */
export const isHeldFor = (behind: { id: number }[]) =>
  and(
    inArray(
      refunds.paymentId,
      behind.map(({ id }) => id),
    ),
    eq(refunds.status, 'held'),
  );

/** The payments of periods, then the payments whose unused days were credited to them. */
export async function paymentsBehind(tx: Database, periodIds: number[]): Promise<PaymentRow[]> {
  if (periodIds.length === 0) return [];
  const rows = await tx
    .select({ payment: payments })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .where(inArray(subscriptions.id, periodIds));
  const ownPayments = rows.map(({ payment }) => payment);
  const earlier = ownPayments.flatMap(({ replaces }) => (replaces ?? []).map(({ id }) => id));
  return [...ownPayments, ...(await paymentsBehind(tx, earlier))];
}

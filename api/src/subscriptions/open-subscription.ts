/**
 * Opens the period that a payment bought, in place of the running one or after it. The caller has locked the payment
 * and its payer.
 */
import { eq } from 'drizzle-orm';
import type { PaymentOf } from '../db/payment-of';
import type { Database } from '../db/database';
import { subscriptions, type EndedPeriod } from '../db/schema';
import { periodEnd } from '../common/calendar';
import { anchorDayOf, endedBy, endOfCover, startOfRunningDay, unfinished } from './cover';
import { planOwnerOf } from '../people/plan-owner';
import { paidPeriods, endedAt } from './paid-periods';

/** Writes the subscription of a plan payment, and ends what it replaces. */
export async function openSubscription(tx: Database, now: Date, payment: PaymentOf<'plan'>) {
  const paidSinceStart = await paidPeriods(tx, payment.userId, payment.createdAt);
  const unfinishedPeriods = unfinished(paidSinceStart, now);
  const isNow = payment.replaces !== null;
  if (isNow)
    for (const { id } of unfinishedPeriods)
      await tx
        .update(subscriptions)
        .set({ expiresAt: endedAt(now) })
        .where(eq(subscriptions.id, id));
  const startsAt = isNow ? now : endOfCover(unfinishedPeriods, now);
  // Months count from the credited day, even if the payment arrived after that day.
  const firstDay = isNow ? startOfRunningDay(paidSinceStart, payment.createdAt) : startsAt;
  const anchorDay = anchorDayOf(firstDay, isNow ? [] : unfinishedPeriods);
  const expiresAt = periodEnd(firstDay, payment.frequency, anchorDay);
  await tx.insert(subscriptions).values({
    userId: payment.userId,
    planId: payment.planId,
    paymentId: payment.id,
    frequency: payment.frequency,
    quantity: payment.quantity,
    startsAt,
    expiresAt,
    anchorDay,
    createdAt: now,
  });
  return { startsAt, expiresAt };
}

/**
 * Whether the payer has joined no other plan, and the credited periods are unchanged since the price was calculated.
 */
export async function isCoverUnchanged(tx: Database, payment: PaymentOf<'plan'>): Promise<boolean> {
  // A payer who has meanwhile joined another person's plan is covered by that plan, and would never see the new one.
  if ((await planOwnerOf(tx, payment.userId)) !== null) return false;
  if (payment.replaces === null) return true;
  const ends = endedBy(await paidPeriods(tx, payment.userId, payment.createdAt), payment.createdAt);
  const facts = (periods: EndedPeriod[]) =>
    JSON.stringify(
      periods.map(({ id, startsAt, expiresAt, creditKobo }) => [id, startsAt, expiresAt, creditKobo]),
    );
  return facts(ends) === facts(payment.replaces);
}

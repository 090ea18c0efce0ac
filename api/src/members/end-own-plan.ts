/**
 * Ends a person's own plan when they join another (R4.75). The unused days are refunded once the person can no longer
 * take the plan up again (R4.90).
 */
import { and, eq, isNotNull } from 'drizzle-orm';
import { takeUpDays } from '@ilera/contracts';
import { dayMs } from '@ilera/format';
import type { Database } from '../db/database';
import { subscriptions, type PaymentRow } from '../db/schema';
import { requestRefund } from '../payments/refunds';
import type { Services } from '../services';
import { creditOf, unfinished } from '../subscriptions/cover';
import { paidPeriods, type PaidPeriod, endedAt } from '../subscriptions/paid-periods';
import type { GivenUpPlan } from '../mail/member-mails';
import { paymentsBehind } from '../subscriptions/given-up-plan';

/** Runs inside the transaction that accepts the invitation, with the person's cover locked. */
export async function endOwnPlan(
  tx: Database,
  services: Services,
  userId: number,
  now: Date,
): Promise<GivenUpPlan> {
  const periods = unfinished(await paidPeriods(tx, userId, now), now);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) throw new Error('No plan of their own');
  const { expiresAt } = last;
  const until = takeUpEnd(periods, now);
  // A plan that the person gave up earlier cannot be taken up any more. By its old end, a chargeback still lowers its refund.
  await tx
    .update(subscriptions)
    .set({ takeUpUntil: null })
    .where(and(eq(subscriptions.userId, userId), isNotNull(subscriptions.takeUpUntil)));
  let refundKobo = 0;
  for (const period of periods) {
    await tx
      .update(subscriptions)
      .set({
        expiresAt: endedAt(now),
        givenUpEnd: period.expiresAt,
        takeUpUntil: until,
      })
      .where(eq(subscriptions.id, period.id));
    refundKobo += creditOf(period, now);
    await refundValue(tx, services, await paymentsBehind(tx, [period.id]), creditOf(period, now), until);
  }
  return { plan: first.plan.name, expiresAt, until, refundKobo };
}

/** Until when a plan given up now can be taken up again: `takeUpDays`, and never past its paid end. */
export const takeUpEnd = (periods: PaidPeriod[], now: Date): Date =>
  new Date(Math.min(now.getTime() + takeUpDays * dayMs, (periods.at(-1)?.expiresAt ?? now).getTime()));

/** Spreads a refund over the payments whose money is still here, each up to its own amount. */
async function refundValue(
  tx: Database,
  services: Services,
  from: PaymentRow[],
  owedKobo: number,
  heldUntil: Date,
): Promise<void> {
  let owed = owedKobo;
  for (const payment of from.filter(({ status }) => status === 'success')) {
    const { currency } = payment;
    const amountKobo = Math.min(owed, payment.amountKobo);
    owed -= amountKobo;
    if (amountKobo > 0)
      await requestRefund(tx, services, payment, 'joined-plan', { amountKobo, currency, heldUntil });
  }
}

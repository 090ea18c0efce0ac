/** Ends the plan of a person who joins another one, and refunds what is left of it (R4.75). */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { payments, subscriptions, type PaymentRow } from '../db/schema';
import { requestRefund } from '../payments/refunds';
import type { Services } from '../services';
import { creditOf, unfinished } from '../subscriptions/cover';
import { paidPeriods } from '../subscriptions/paid-periods';

/** Runs inside the transaction that accepts the invitation, with the person's cover locked. */
export async function endOwnPlan(tx: Database, services: Services, userId: number, now: Date): Promise<void> {
  for (const period of unfinished(await paidPeriods(tx, userId, now), now)) {
    await tx
      .update(subscriptions)
      .set({ expiresAt: period.startsAt > now ? period.startsAt : now })
      .where(eq(subscriptions.id, period.id));
    await refundValue(tx, services, await paymentsOf(tx, [period.id]), creditOf(period, now));
  }
}

/**
 * Refunds an amount from a period's payment, and what that payment was too small for from the payments whose
 * unused days were credited to it.
 */
async function refundValue(
  tx: Database,
  services: Services,
  from: PaymentRow[],
  owedKobo: number,
): Promise<void> {
  let owed = owedKobo;
  const earlier: number[] = [];
  for (const payment of from) {
    const amountKobo = Math.min(owed, payment.amountKobo);
    owed -= amountKobo;
    earlier.push(...(payment.replaces ?? []).map(({ id }) => id));
    if (amountKobo > 0)
      await requestRefund(tx, services, payment, 'joined-plan', { amountKobo, currency: payment.currency });
  }
  if (owed > 0 && earlier.length > 0) await refundValue(tx, services, await paymentsOf(tx, earlier), owed);
}

async function paymentsOf(tx: Database, periodIds: number[]): Promise<PaymentRow[]> {
  const rows = await tx
    .select({ payment: payments })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .where(inArray(subscriptions.id, periodIds));
  return rows.map(({ payment }) => payment);
}

/** The consequences of a refund or chargeback of a fulfilled payment. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visits } from '../db/schema';
import { changedMail } from '../mail/clinic-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import { reversedMail } from '../mail/payment-mails';
import type { Services } from '../services';
import { voidSubscription } from '../subscriptions/void-subscription';
import { seatsFor } from '../subscriptions/seats';
import { cancelUncovered } from '../visits/change-visit';
import { tellAssignedStaff } from '../visits/messages/visit-messages';
import { selectVisits } from '../visits/select-visits';
import { cancelPayment } from './attempt';
import { refundWords } from './refund-cause';
import { recordIssue } from './payment-issues';
import type { PaymentRow } from '../db/schema';

/**
 * Ends what the payment bought. The caller has locked the payment's row and the purchase.
 * @returns the paid periods that the person still has
 */
export async function endPurchase(tx: Database, services: Services, payment: PaymentRow, reason: string) {
  await cancelPayment(tx, services, payment, reason);
  const isOpen = and(eq(visits.paymentId, payment.id), eq(visits.status, 'processing'));
  for (const visit of await selectVisits(tx).where(isOpen)) {
    await tx.update(visits).set({ status: 'cancelled' }).where(eq(visits.id, visit.row.id));
    await tellAssignedStaff(tx, visit, (staff) =>
      changedMail(services.config, staff, visit.row, 'cancelled'),
    );
  }
  if (payment.kind !== 'plan' || !payment.userId) return [];
  const remainingPeriods = await voidSubscription(tx, services.now(), payment);
  const { without } = await seatsFor(tx, payment.userId, 0);
  for (const id of [payment.userId, ...without.map(({ person }) => person.id)])
    await cancelUncovered(tx, services, id);
  return remainingPeriods;
}

/** Ends what a payment bought because the provider or the bank returned the money. */
export async function undoPayment(tx: Database, services: Services, payment: PaymentRow): Promise<void> {
  const remainingPeriods = await endPurchase(tx, services, payment, refundWords['refunded-at-provider']);
  await recordIssue(tx, services, payment, 'refunded-at-provider', 'The provider gave the money back.');
  await mailPurchaseEnd(tx, services, payment, remainingPeriods);
}

/** Mails what has ended, and the dates of the remaining periods, which may have moved. */
export async function mailPurchaseEnd(
  tx: Database,
  { config }: Services,
  payment: PaymentRow,
  remainingPeriods: Awaited<ReturnType<typeof endPurchase>>,
): Promise<void> {
  const periods = remainingPeriods.map(({ plan: { name, type }, quantity, ...period }) => ({
    ...period,
    plan: name,
    type,
    people: quantity,
  }));
  await enqueueMail(tx, reversedMail(config, payment, periods));
}

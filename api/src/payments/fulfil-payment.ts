/**
 * Delivers what a payment bought: a visit, a subscription, or a new card. Runs inside the settling
 * transaction.
 */
import { eq } from 'drizzle-orm';
import { personLink } from '../visits/guest-token';
import { adoptVisits } from '../visits/adopt-visits';
import { writeVisit } from '../visits/write-visit';
import type { Database } from '../db/database';
import { cards, plans, type PaymentRow } from '../db/schema';
import { cardMail, planMail, visitMail } from '../mail/payment-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import { requestRefund } from './refunds';
import { issueReceipt } from '../receipts/issue-receipt';
import { receiptNumber } from '../receipts/receipt-response';
import { openSubscription } from '../subscriptions/open-subscription';
import type { Services } from '../services';
import type { ProviderVerdict } from '../payment-providers/payment-provider';

/** Delivers once: the caller has locked the payment's row. */
export async function fulfilPayment(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  verdict: ProviderVerdict,
): Promise<void> {
  // The receipt names the period, which is open by then.
  const cover = payment.kind === 'plan' ? await openSubscription(tx, services.now(), payment) : null;
  const receipt = receiptNumber(await issueReceipt(tx, services, payment));
  if (payment.kind === 'condition') await bookVisit(tx, services, payment, receipt);
  if (cover) await tellOfPlan(tx, services, payment, { ...cover, receipt });
  if (payment.kind === 'card') {
    // The mail says that the money of the check goes back.
    await requestRefund(tx, services, payment, 'card-check');
    await enqueueMail(tx, cardMail(services.config, payment));
  }
  if (payment.userId && verdict.card && (payment.saveCard || payment.kind === 'card'))
    await keepCard(tx, services, payment.userId, verdict.card);
}

async function bookVisit(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  receipt: string,
): Promise<void> {
  if (!payment.scheduledAt || !payment.method) throw new Error('A visit payment without date or method');
  const { userId, conditionId, description, patient, method, scheduledAt } = payment;
  const { reference } = await writeVisit(tx, services, {
    userId,
    paymentId: payment.id,
    conditionId,
    description,
    patient,
    method,
    scheduledAt,
  });
  // R4.77: the address may have an account by now.
  const hasAccount = payment.userId !== null || (await adoptVisits(tx, payment.email));
  const guestUrl = hasAccount
    ? null
    : personLink(services.config, { row: { userId: null, reference }, payment });
  await enqueueMail(tx, visitMail(services.config, payment, { receipt, guestUrl }));
}

async function tellOfPlan(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  cover: { startsAt: Date; expiresAt: Date; receipt: string },
): Promise<void> {
  const [plan] = await tx
    .select()
    .from(plans)
    .where(eq(plans.id, payment.planId ?? 0));
  if (!plan) throw new Error('A plan payment without its plan');
  await enqueueMail(
    tx,
    planMail(services.config, payment, {
      plan,
      ...cover,
      isLater: cover.startsAt > services.now(),
    }),
  );
}

async function keepCard(
  tx: Database,
  services: Services,
  userId: number,
  card: NonNullable<ProviderVerdict['card']>,
): Promise<void> {
  const values = {
    // Providers send "visa " with a space.
    type: card.type.trim().toLowerCase(),
    last4: card.last4,
    expiry: card.expiry,
    authorizationCode: card.authorizationCode,
    updatedAt: services.now(),
  };
  await tx
    .insert(cards)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: cards.userId, set: values });
}

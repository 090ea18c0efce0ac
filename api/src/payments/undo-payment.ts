/** The consequences of a refund or chargeback of a fulfilled payment. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { appointments, payments } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { reversedMail } from '../mail/payment-mails';
import type { Services } from '../services';
import { voidSubscription } from '../subscriptions/void-subscription';
import { refundedReason } from './refund-cause';
import { recordIssue } from './payment-issues';
import type { PaymentRow } from '../db/schema';

/** Ends what the payment bought. The caller has locked the payment's row and the purchase. */
export async function undoPayment(tx: Database, services: Services, payment: PaymentRow): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'cancelled', reason: refundedReason, settledAt: services.now() })
    .where(eq(payments.id, payment.id));
  await tx
    .update(appointments)
    .set({ status: 'cancelled' })
    .where(and(eq(appointments.paymentId, payment.id), eq(appointments.status, 'processing')));
  const paid = payment.kind === 'plan' ? await voidSubscription(tx, services.now(), payment) : [];
  await recordIssue(tx, services, payment, 'refunded-at-provider', 'The provider gave the money back.');
  await enqueueMail(
    tx,
    reversedMail(
      services.config,
      payment,
      paid.map((period) => ({
        ...period,
        plan: period.plan.name,
        type: period.plan.type,
        people: period.quantity,
      })),
    ),
  );
}

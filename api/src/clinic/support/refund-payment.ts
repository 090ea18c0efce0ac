import { and, eq } from 'drizzle-orm';
import { kindOf } from '../../payments/purchase-kind';
import { refundWords } from '../../payments/payment-words';
import { notFound, unprocessable } from '../../common/response-error';
import type { Database } from '../../db/database';
import { payments, refunds, supportRefunds, visits } from '../../db/schema';
import { enqueueMail } from '../../mail/enqueue-mail';
import { reversedMail } from '../../mail/payment-mails';
import { cancelPayment } from '../../payments/attempt';
import { lockPayment } from '../../payments/purchase-lock';
import { requestRefund } from '../../payments/refunds';
import type { Services } from '../../services';
import { cancelVisit } from '../../visits/change-visit';
import { selectVisits, stateOf } from '../../visits/select-visits';
import { findPerson, type SupportAction } from './find-person';
import { paidBy } from './show-person';

interface RefundRequest extends SupportAction {
  reason: string;
}

interface Approval extends RefundRequest {
  paymentId: number;
  /** The earlier request for this refund, if any. */
  before: typeof supportRefunds.$inferSelect | undefined;
  /** Whether two people must approve the refund. */
  isLarge: boolean;
}

/**
 * Refunds a payment and ends its cover or visit. Throws 422 for a visit that has begun. Above the configured amount,
 * the refund waits until a second person requests it too.
 */
export async function refundPayment(tx: Database, services: Services, request: RefundRequest): Promise<void> {
  const isTheirs = and(
    eq(payments.reference, request.reference),
    paidBy(tx, await findPerson(tx, request.key)),
  );
  const [unlocked] = await tx.select().from(payments).where(isTheirs);
  if (!unlocked) throw notFound('This payment');
  const { payment } = await lockPayment(tx, unlocked);
  const isRefunded = (await tx.$count(refunds, eq(refunds.paymentId, payment.id))) > 0;
  const [before] = await tx.select().from(supportRefunds).where(eq(supportRefunds.paymentId, payment.id));
  // A repeat of a request whose response was lost.
  if (isRefunded && before?.approvedId === request.staffId) return;
  if (payment.status !== 'success' || isRefunded)
    throw unprocessable('Only a payment that succeeded can be given back, and only once.');
  const isOpen = and(eq(visits.paymentId, payment.id), eq(visits.status, 'processing'));
  const [visit] = await selectVisits(tx).where(isOpen).for('update', { of: visits });
  if (visit && stateOf(visit.row) === 'started')
    throw unprocessable('A doctor has started this visit. Give the money back once it is finished.');
  const isLarge = payment.amountKobo > services.config.refundApprovalKobo;
  if (!(await isApproved(tx, services.now(), { ...request, paymentId: payment.id, before, isLarge }))) return;
  if (visit) return cancelVisit(tx, services, visit, 'support');
  await cancelPayment(tx, services, payment, refundWords.support);
  const otherCover = await kindOf(services, payment).undo(tx, services, payment);
  if (payment.kind === 'plan') await enqueueMail(tx, reversedMail(services.config, payment, otherCover));
  await requestRefund(tx, services, payment, 'support');
}

/** Records the request. False while a second person is missing; throws 422 if the first person asks again. */
async function isApproved(
  tx: Database,
  now: Date,
  { paymentId, before, isLarge, reason, staffId }: Approval,
): Promise<boolean> {
  if (before?.staffId === staffId && isLarge)
    throw unprocessable('A second person has to approve this refund.');
  const approval = before || !isLarge ? { approvedId: staffId, approvedAt: now } : {};
  if (before) await tx.update(supportRefunds).set(approval).where(eq(supportRefunds.id, before.id));
  else
    await tx
      .insert(supportRefunds)
      .values({ paymentId, reason: reason.trim(), staffId, createdAt: now, ...approval });
  return before !== undefined || !isLarge;
}

import { and, eq } from 'drizzle-orm';
import { refundWords } from '../../common/refund-words';
import { notFound, unprocessable } from '../../common/response-error';
import type { Database } from '../../db/database';
import { payments, refunds, supportRefunds, visits } from '../../db/schema';
import { enqueueMail } from '../../mail/enqueue-mail';
import { reversedMail } from '../../mail/payment-mails';
import { cancelPayment } from '../../payments/attempt';
import { kindOf } from '../../payments/kinds/kind-of';
import { lockPayment } from '../../payments/purchase-lock';
import { requestRefund } from '../../payments/refunds';
import type { Services } from '../../services';
import { cancelVisit } from '../../visits/change-visit';
import { selectVisits, stateOf } from '../../visits/select-visits';
import { findPerson } from './find-person';
import { paidBy } from './show-person';

interface Asked {
  key: string;
  reference: string;
  reason: string;
  staffId: number;
}

interface Proposal extends Asked {
  paymentId: number;
  /** What somebody asked for before. */
  before: typeof supportRefunds.$inferSelect | undefined;
  /** Whether it takes two people. */
  isLarge: boolean;
}

/**
 * Gives a payment back and ends what it bought, but no visit that has begun; above the configured amount once a second
 * person asks for it too.
 */
export async function refundPayment(tx: Database, services: Services, asked: Asked): Promise<void> {
  const isTheirs = and(eq(payments.reference, asked.reference), paidBy(tx, await findPerson(tx, asked.key)));
  const [found] = await tx.select().from(payments).where(isTheirs);
  if (!found) throw notFound('This payment');
  const { payment } = await lockPayment(tx, found);
  const isRefunded = (await tx.$count(refunds, eq(refunds.paymentId, found.id))) > 0;
  const [before] = await tx.select().from(supportRefunds).where(eq(supportRefunds.paymentId, found.id));
  // They ask again, because the answer was lost.
  if (isRefunded && before?.approvedId === asked.staffId) return;
  if (payment.status !== 'success' || isRefunded)
    throw unprocessable('Only a payment that succeeded can be given back, and only once.');
  const isOpen = and(eq(visits.paymentId, payment.id), eq(visits.status, 'processing'));
  const [visit] = await selectVisits(tx).where(isOpen).for('update', { of: visits });
  if (visit && stateOf(visit.row) === 'started')
    throw unprocessable('A doctor has started this visit. Give the money back once it is finished.');
  const isLarge = payment.amountKobo > services.config.refundApprovalKobo;
  if (!(await isApproved(tx, services.now(), { ...asked, paymentId: payment.id, before, isLarge }))) return;
  if (visit) return cancelVisit(tx, services, visit, 'support');
  await cancelPayment(tx, services, payment, refundWords.support);
  const paid = await kindOf(payment).undo(tx, services, payment);
  if (payment.kind === 'plan') await enqueueMail(tx, reversedMail(services.config, payment, paid));
  await requestRefund(tx, services, payment, 'support');
}

/** Writes who asks and why. False while a second person is missing; throws where the first one asks again. */
async function isApproved(
  tx: Database,
  now: Date,
  { paymentId, before, isLarge, reason, staffId }: Proposal,
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

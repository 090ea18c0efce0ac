/**
 * Refunds. The transaction that decides on a refund writes a row. Housekeeping sends the row to the provider within a
 * minute and retries until the provider accepts it, so that neither a crash nor an outage loses a refund.
 */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { takeUpDays } from '@ilera/contracts';
import { dayMs, minuteMs } from '@ilera/format';
import { forEachSettled } from '../common/for-each-settled';
import type { Database } from '../db/database';
import { payments, refunds, type PaymentRow, type RefundCause } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { refundMail } from '../mail/payment-mails';
import type { RefundState } from '../payment-providers/payment-provider';
import type { Services } from '../services';
import { cancelPayment } from './attempt';
import { recordIssue } from './payment-issues';
import { refundWords } from './payment-words';

const maxAttempts = 10;
/** Milliseconds until a sent refund counts as late. Banks take up to ten working days. */
const arrivalLimitMs = 14 * dayMs;

/** The refunded money. The refund can be withdrawn until `heldUntil`. */
interface RefundMoney {
  amountKobo: number;
  currency: string;
  heldUntil?: Date;
}

/**
 * Decides to refund a payment, once per payment. The person gets a mail and operators get an issue.
 */
export async function requestRefund(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  cause: RefundCause,
  money: RefundMoney = payment,
): Promise<void> {
  const now = services.now();
  const [refund] = await tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountKobo: money.amountKobo,
      currency: money.currency,
      cause,
      status: money.heldUntil ? 'held' : 'waiting',
      nextAttemptAt: money.heldUntil ?? now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!refund) return;
  // The mail about the new card or the joined plan already mentions the refund.
  if (cause === 'card-check' || cause === 'joined-plan') return;
  await enqueueMail(tx, refundMail(services.config, payment, { ...money, reason: refundWords[cause] }));
  if (cause !== 'cancelled' && cause !== 'support')
    await recordIssue(tx, services, payment, cause, `${money.currency} ${money.amountKobo / 100} goes back.`);
}

/** Cancels and refunds a payment, so that its purchase can be bought again. */
export async function cancelAndRefund(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  cause: RefundCause,
  money: RefundMoney = payment,
): Promise<void> {
  await cancelPayment(tx, services, payment, refundWords[cause]);
  await requestRefund(tx, services, payment, cause, money);
}

/** Records a refund that the provider or the bank made on its own. */
export const noteRefund = (tx: Database, { now }: Services, payment: PaymentRow): Promise<unknown> =>
  tx
    .insert(refunds)
    .values({
      paymentId: payment.id,
      amountKobo: payment.amountKobo,
      currency: payment.currency,
      cause: 'refunded-at-provider',
      status: 'done',
      nextAttemptAt: now(),
      createdAt: now(),
    })
    .execute();

/**
 * Sends due refunds, and asks the provider once a day about refunds under way. After ten refusals or fourteen days, a
 * refund is left to an operator.
 */
export async function sendRefunds(services: Services): Promise<void> {
  const { db } = services;
  const dueRefunds = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        inArray(refunds.status, ['held', 'waiting', 'accepted']),
        lte(refunds.nextAttemptAt, services.now()),
      ),
    )
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(50);
  await forEachSettled(dueRefunds, (row) => sendRefund(services, row));
}

type RefundRow = typeof refunds.$inferSelect;

async function sendRefund(
  services: Services,
  { refund: due, payment }: { refund: RefundRow; payment: PaymentRow },
): Promise<void> {
  const { db } = services;
  const now = services.now().getTime();
  const isUnsent = due.status !== 'accepted';
  const attempts = isUnsent ? due.attempts + 1 : due.attempts;
  const nextAttemptAt = new Date(now + (isUnsent ? 2 ** attempts * minuteMs : dayMs));
  // Only the process that updates the time of the next attempt sends the refund. A chargeback may have lowered the
  // amount since the due refunds were read, and lowers it no more once the refund is claimed.
  const [refund] = await db
    .update(refunds)
    .set({ ...(isUnsent ? { status: 'waiting' as const } : {}), attempts, nextAttemptAt })
    .where(
      and(
        eq(refunds.id, due.id),
        eq(refunds.nextAttemptAt, due.nextAttemptAt),
        eq(refunds.status, due.status),
      ),
    )
    .returning();
  if (!refund) return;
  let state: RefundState;
  try {
    state = await services.provider.refund({
      name: `Refund of ${payment.reference}`,
      reference: payment.reference,
      amountKobo: refund.amountKobo,
    });
  } catch {
    if (isUnsent ? attempts >= maxAttempts : now - firstSent(refund) > arrivalLimitMs)
      await giveUp(services, { refund, payment }, 'failed', 'The provider did not take the refund.');
    return;
  }
  if (state === 'accepted' && now - firstSent(refund) > arrivalLimitMs)
    await giveUp(services, { refund, payment }, 'attention', 'The refund has not arrived in time.');
  else if (state === 'attention')
    await giveUp(services, { refund, payment }, 'attention', 'The provider needs a person for this refund.');
  else
    await db
      .update(refunds)
      .set({ status: state, nextAttemptAt: new Date(now + dayMs) })
      .where(isAsClaimed(refund));
}

/**
 * The latest time, in milliseconds, at which the refund was first sent. Refunds of given-up plans are held first
 * (R4.90).
 */
const firstSent = ({ cause, createdAt }: RefundRow): number =>
  createdAt.getTime() + (cause === 'joined-plan' ? takeUpDays * dayMs : 0);

/** For a `where`: the refund, unless a webhook has changed its status since it was claimed. */
const isAsClaimed = ({ id, status }: RefundRow) => and(eq(refunds.id, id), eq(refunds.status, status));

/** Leaves a refund to an operator, and stops sending it, because the operator may send the money another way. */
async function giveUp(
  services: Services,
  { refund, payment }: { refund: RefundRow; payment: PaymentRow },
  status: 'failed' | 'attention',
  detail: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [left] = await tx.update(refunds).set({ status }).where(isAsClaimed(refund)).returning();
    if (left) await recordIssue(tx, services, payment, `refund-${status}`, detail);
  });
}

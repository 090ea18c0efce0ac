/**
 * Refunds. The decision is a row, written in the transaction that decides; housekeeping sends it to the provider
 * within a minute, and again until the provider accepts it, so that neither a crash nor a provider that does not
 * answer loses a refund, or keeps somebody waiting.
 */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { takeUpDays } from '@ilera/contracts';
import { doEach } from '../common/do-each';
import { refundWords, type RefundCause } from '../common/refund-words';
import type { Database } from '../db/database';
import { payments, refunds, type PaymentRow } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { refundMail } from '../mail/payment-mails';
import type { RefundState } from '../payment-providers/payment-provider';
import type { Services } from '../services';
import { cancelPayment } from './attempt';
import { recordIssue } from './payment-issues';
import { dayMs, minuteMs } from '../common/time';

const maxAttempts = 10;
/** Banks take up to ten working days. */
const patience = 14 * dayMs;

/** The money that goes back; until `heldUntil` the refund can be withdrawn. */
interface RefundMoney {
  amountKobo: number;
  currency: string;
  heldUntil?: Date;
}

/**
 * Decides to refund a payment, once for each payment. The person gets a mail, and operators get an entry.
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
  if (!refund) return checkCovered(tx, services, payment, cause, money.amountKobo);
  // The mail about the new card, or about joining a plan, tells of the refund already.
  if (cause === 'card-check' || cause === 'joined-plan') return;
  await enqueueMail(tx, refundMail(services.config, payment, { ...money, reason: refundWords[cause] }));
  if (cause !== 'cancelled' && cause !== 'support')
    await recordIssue(tx, services, payment, cause, `${money.currency} ${money.amountKobo / 100} goes back.`);
}

/** Cancels and refunds a payment: what the payment was for can be bought again. */
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

/** Notes a refund that the provider or the bank made by itself. */
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

/** A payment has one refund. Where another cause asks for more money than that refund sends, an operator decides. */
async function checkCovered(
  tx: Database,
  services: Services,
  payment: PaymentRow,
  cause: RefundCause,
  owedKobo: number,
): Promise<void> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  if (!refund || refund.cause === cause || refund.amountKobo >= owedKobo) return;
  const detail = `NGN ${refund.amountKobo / 100} go back already, and ${cause} asks for NGN ${owedKobo / 100}.`;
  await recordIssue(tx, services, payment, 'refund-attention', detail);
}

/**
 * Sends the refunds that wait or were held long enough, and asks the provider once a day about refunds under way. After ten
 * refusals of the provider, or fourteen days, a refund is left to an operator.
 */
export async function sendRefunds(services: Services): Promise<void> {
  const { db } = services;
  const open = await db
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
  await doEach(open, (row) => sendRefund(services, row));
}

type RefundRow = typeof refunds.$inferSelect;

async function sendRefund(
  services: Services,
  { refund, payment }: { refund: RefundRow; payment: PaymentRow },
): Promise<void> {
  const { db } = services;
  const now = services.now().getTime();
  const isUnsent = refund.status !== 'accepted';
  const attempts = isUnsent ? refund.attempts + 1 : refund.attempts;
  const nextAttemptAt = new Date(now + (isUnsent ? 2 ** attempts * minuteMs : dayMs));
  // The process that updates the time of the next attempt sends the refund, so that two processes do not send
  // it at once.
  const claimed = await db
    .update(refunds)
    .set({ ...(isUnsent ? { status: 'waiting' as const } : {}), attempts, nextAttemptAt })
    .where(
      and(
        eq(refunds.id, refund.id),
        eq(refunds.nextAttemptAt, refund.nextAttemptAt),
        eq(refunds.status, refund.status),
      ),
    )
    .returning();
  if (claimed.length === 0) return;
  let state: RefundState;
  try {
    state = await services.provider.refund({
      name: `Refund of ${payment.reference}`,
      reference: payment.reference,
      amountKobo: refund.amountKobo,
    });
  } catch {
    if (isUnsent ? attempts >= maxAttempts : now - firstSent(refund) > patience)
      await giveUp(services, { refund, payment }, 'failed', 'The provider did not take the refund.');
    return;
  }
  if (state === 'accepted' && now - firstSent(refund) > patience)
    await giveUp(services, { refund, payment }, 'attention', 'The refund has not arrived in time.');
  else if (state === 'attention')
    await giveUp(services, { refund, payment }, 'attention', 'The provider needs a person for this refund.');
  else
    await db
      .update(refunds)
      .set({ status: state, nextAttemptAt: new Date(now + dayMs) })
      .where(eq(refunds.id, refund.id));
}

/** The latest time at which a refund was first sent. The refund of a given-up plan is held before that (R4.90). */
const firstSent = ({ cause, createdAt }: RefundRow): number =>
  createdAt.getTime() + (cause === 'joined-plan' ? takeUpDays * dayMs : 0);

/** Leaves a refund to an operator. The refund is not sent any more, because the operator may send the money another way. */
async function giveUp(
  services: Services,
  { refund, payment }: { refund: RefundRow; payment: PaymentRow },
  status: 'failed' | 'attention',
  detail: string,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx.update(refunds).set({ status }).where(eq(refunds.id, refund.id));
    await recordIssue(tx, services, payment, `refund-${status}`, detail);
  });
}

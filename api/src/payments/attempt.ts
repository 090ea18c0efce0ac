/** An attempt to pay: how long it lasts, and its ends but for success: it is cancelled, or another one replaces it. */
import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { payments, type PaymentRow } from '../db/schema';
import { attemptMinutes } from '../payment-providers/payment-provider';
import type { Services } from '../services';
import type { PurchaseSubject } from './purchase-lock';
import { hourMs, minuteMs } from '../common/time';

/** The end of an attempt that starts now; for a visit, the visit's start at the latest. */
export function attemptEnd(now: Date, scheduledAt: Date | null | undefined): Date {
  const end = now.getTime() + attemptMinutes * minuteMs;
  return new Date(Math.min(end, scheduledAt?.getTime() ?? end));
}

/** Attempts that end are asked about for so long after it. */
const askedMs = hourMs;

/**
 * For a `where`: the attempts about which the provider is asked. After a card was declined, or another attempt took its
 * place, its page can be paid until the end, and the webhook of that can be lost.
 */
export const isUndecided = (now: Date) =>
  or(
    eq(payments.status, 'processing'),
    and(eq(payments.status, 'cancelled'), gt(payments.expiresAt, new Date(now.getTime() - askedMs))),
  );

/** Cancels payments, with the reason that the person reads. */
export const cancelPayments = (
  tx: Database,
  { now }: Services,
  which: SQL | undefined,
  reason: string,
): Promise<unknown> =>
  tx.update(payments).set({ status: 'cancelled', reason, settledAt: now() }).where(which).execute();

/** Cancels a payment that the caller has locked. */
export const cancelPayment = (
  tx: Database,
  services: Services,
  { id }: Pick<PaymentRow, 'id'>,
  reason: string,
): Promise<unknown> => cancelPayments(tx, services, eq(payments.id, id), reason);

/** Notes that attempts which were not paid do not count any more: what is paid on their pages goes back. */
export const supersede = (tx: Database, { now }: Services, which: SQL | undefined): Promise<unknown> =>
  tx
    .update(payments)
    .set({ supersededAt: now() })
    .where(and(which, ne(payments.status, 'success'), isNull(payments.supersededAt)))
    .execute();

/** For a `where`: the attempts that another attempt replaces, those of the person's plan or card, or with the same fingerprint of a visit. */
export const isReplacedBy = (attempt: PurchaseSubject & { fingerprint: string }) =>
  and(
    eq(payments.kind, attempt.kind),
    attempt.kind === 'condition'
      ? eq(payments.fingerprint, attempt.fingerprint)
      : eq(payments.userId, attempt.userId),
  );

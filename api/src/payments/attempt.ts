/** Payment attempts: how long one lasts, and how one is cancelled or replaced. */
import { and, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import { hourMs, minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { payments, type PaymentRow } from '../db/schema';
import { attemptMinutes } from '../payment-providers/payment-provider';
import type { Services } from '../services';
import type { PurchaseSubject } from './purchase-lock';

/** The end of an attempt that starts now; for a visit, the visit's start at the latest. */
export function attemptEnd(now: Date, scheduledAt: Date | null | undefined): Date {
  const end = now.getTime() + attemptMinutes * minuteMs;
  return new Date(Math.min(end, scheduledAt?.getTime() ?? end));
}

/**
 * Milliseconds after an attempt's end during which a payment still counts as in time, because the provider's clock may
 * differ from ours.
 */
export const graceMs = minuteMs;

/** For a `where`: open attempts that can still be paid at the given time. */
export const isPayable = (at: Date) =>
  and(eq(payments.status, 'processing'), isNull(payments.supersededAt), gt(payments.expiresAt, at));

/** Milliseconds after its end for which the provider is still asked about a cancelled attempt. */
const followUpMs = hourMs;

/**
 * For a `where`: attempts about which to ask the provider. A declined or replaced attempt can still be paid until its
 * end, and the webhook about that payment can get lost.
 */
export const isUndecided = (now: Date) =>
  or(
    eq(payments.status, 'processing'),
    and(eq(payments.status, 'cancelled'), gt(payments.expiresAt, new Date(now.getTime() - followUpMs))),
  );

/** Cancels payments with a reason for the person. */
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

/** Marks unpaid attempts as superseded: any later payment on their pages is refunded. */
export const supersede = (tx: Database, { now }: Services, which: SQL | undefined): Promise<unknown> =>
  tx
    .update(payments)
    .set({ supersededAt: now() })
    .where(and(which, ne(payments.status, 'success'), isNull(payments.supersededAt)))
    .execute();

/**
 * For a `where`: attempts that a new one replaces. For plans and cards, all of the person; for visits, those with the same
 * fingerprint.
 */
export const isReplacedBy = (attempt: PurchaseSubject & { fingerprint: string }) =>
  and(
    eq(payments.kind, attempt.kind),
    attempt.kind === 'condition'
      ? eq(payments.fingerprint, attempt.fingerprint)
      : eq(payments.userId, attempt.userId),
  );

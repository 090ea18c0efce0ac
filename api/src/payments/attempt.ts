/** How long an attempt to pay lasts. */
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { payments } from '../db/schema';

/** Minutes from the start of an attempt until it can no longer be paid. */
export const attemptMinutes = 30;

/**
 * Milliseconds after the end in which a payment still counts as in time, because the provider's clock and
 * ours differ.
 */
export const graceMs = 60_000;

/** The end of an attempt that starts now; for a visit, the visit's start at the latest. */
export function attemptEnd(now: Date, scheduledAt: Date | null | undefined): Date {
  const end = now.getTime() + attemptMinutes * 60_000;
  return new Date(Math.min(end, scheduledAt?.getTime() ?? end));
}

/** For a `where`: the attempts that are open, whose page can still be paid at a moment. */
export const isPayable = (at: Date) =>
  and(eq(payments.status, 'processing'), isNull(payments.supersededAt), gt(payments.expiresAt, at));

/** Attempts that end are asked about for so long after it. */
const askedMs = 60 * 60_000;

/**
 * For a `where`: the attempts about which the provider is asked. After a card was declined its page takes another one
 * until the end, and the webhook of that can be lost.
 */
export const isUndecided = (now: Date) =>
  or(
    eq(payments.status, 'processing'),
    and(
      eq(payments.status, 'cancelled'),
      isNull(payments.supersededAt),
      lt(payments.settledAt, payments.expiresAt),
      gt(payments.expiresAt, new Date(now.getTime() - askedMs)),
    ),
  );

/** How long a payment attempt lives, with everything that it holds: its page, its price and its coupon. */

/** Minutes from the start of an attempt until nobody can pay it any more. */
export const attemptMinutes = 30;

/**
 * The provider's clock and ours differ, and a payment takes a moment: this much after the end still counts as
 * in time.
 */
export const graceMs = 60_000;

/** The end of an attempt that starts now; a visit's attempt ends when the visit begins, at the latest. */
export function attemptEnd(now: Date, scheduledAt: Date | null | undefined): Date {
  const end = now.getTime() + attemptMinutes * 60_000;
  return new Date(Math.min(end, scheduledAt?.getTime() ?? end));
}

/** The end of a stored attempt; rows from before attempts expired end like any other. */
export function endOfAttempt(payment: { createdAt: Date; expiresAt: Date | null }): Date {
  return payment.expiresAt ?? attemptEnd(payment.createdAt, null);
}

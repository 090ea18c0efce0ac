/** How long an attempt to pay lasts. */

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

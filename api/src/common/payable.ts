/** Which attempts to pay can still be paid. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { payments } from '../db/schema';
import { minuteMs } from './time';

/**
 * Milliseconds after the end of an attempt in which a payment still counts as in time, because the provider's clock and
 * ours differ.
 */
export const graceMs = minuteMs;

/** For a `where`: the open attempts whose page can still be paid at a moment. */
export const isPayable = (at: Date) =>
  and(eq(payments.status, 'processing'), isNull(payments.supersededAt), gt(payments.expiresAt, at));

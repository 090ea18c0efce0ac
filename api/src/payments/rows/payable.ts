/** Payment attempts that can still be paid. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import { payments } from '../../db/schema';

/**
 * Milliseconds after an attempt's end during which a payment still counts as in time, because the provider's clock may
 * differ from ours.
 */
export const graceMs = minuteMs;

/** For a `where`: open attempts that can still be paid at the given time. */
export const isPayable = (at: Date) =>
  and(eq(payments.status, 'processing'), isNull(payments.supersededAt), gt(payments.expiresAt, at));

/** Housekeeping of payments: attempts that expired, lost webhooks, and refunds that are not sent yet. */
import { and, asc, eq, lt } from 'drizzle-orm';
import { payments } from '../db/schema';
import type { Services } from '../services';
import { attemptMinutes } from '../prices/attempt-expiry';
import { sendRefunds } from './refunds';
import { settlePayment } from './settle-payment';

const minute = 60_000;
const day = 24 * 60 * minute;

/** One round: verifies every expired attempt; those undecided after a day are closed. */
export async function closeAttempts(services: Services): Promise<void> {
  const { db } = services;
  const before = (ms: number) => new Date(services.now().getTime() - ms);
  const waiting = await db
    .select({ reference: payments.reference, createdAt: payments.createdAt })
    .from(payments)
    .where(and(eq(payments.status, 'processing'), lt(payments.createdAt, before(attemptMinutes * minute))))
    .orderBy(asc(payments.id))
    .limit(100);
  for (const { reference, createdAt } of waiting) {
    await settlePayment(services, reference).catch(() => undefined);
    if (createdAt < before(day))
      await db
        .update(payments)
        .set({ status: 'cancelled', reason: 'The payment was not completed.', settledAt: services.now() })
        .where(and(eq(payments.reference, reference), eq(payments.status, 'processing')));
  }
  await sendRefunds(services);
}

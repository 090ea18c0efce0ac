import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { payments, subscriptions, type PaymentRow } from '../db/schema';

/** The payments of periods, and then those whose unused days were credited to these. */
export async function paymentsBehind(tx: Database, periodIds: number[]): Promise<PaymentRow[]> {
  if (periodIds.length === 0) return [];
  const rows = await tx
    .select({ payment: payments })
    .from(subscriptions)
    .innerJoin(payments, eq(payments.id, subscriptions.paymentId))
    .where(inArray(subscriptions.id, periodIds));
  const own = rows.map(({ payment }) => payment);
  const earlier = own.flatMap(({ replaces }) => (replaces ?? []).map(({ id }) => id));
  return [...own, ...(await paymentsBehind(tx, earlier))];
}

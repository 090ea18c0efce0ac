/** Whether another attempt has paid for the purchase already. The caller has locked the purchase. */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { payments } from '../db/schema';
import type { PurchaseSubject } from './purchase-lock';

interface Attempt extends PurchaseSubject {
  id?: number;
  fingerprint: string;
  /** When the attempt was started. */
  createdAt: Date;
}

/**
 * A guest's slot is paid once. A plan or a card check can be bought again later: there only an attempt that
 * was open when the other one succeeded is the same purchase.
 */
export async function wasPaidBefore(tx: Database, attempt: Attempt): Promise<boolean> {
  const same =
    attempt.kind === 'condition'
      ? and(
          eq(sql`lower(${payments.email})`, attempt.email.toLowerCase()),
          eq(payments.scheduledAt, attempt.scheduledAt ?? attempt.createdAt),
        )
      : and(eq(payments.fingerprint, attempt.fingerprint), gt(payments.settledAt, attempt.createdAt));
  const [paid] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.kind, attempt.kind),
        eq(payments.status, 'success'),
        attempt.id === undefined ? undefined : ne(payments.id, attempt.id),
        same,
      ),
    )
    .limit(1);
  return paid !== undefined;
}

/**
 * One transaction at a time starts or settles a purchase, in all processes of the API, so that nobody pays twice for
 * it.
 */
import { sql, and, eq, gt, ne } from 'drizzle-orm';
import { paymentOf } from '../common/payment-of';
import { isEmail, type Database } from '../db/database';
import { payments, users, type PaymentRow } from '../db/schema';
import { lockRows } from '../sessions/lock-person';

/** The subject of a purchase: a guest's slot, a person's plan, a person's card check. */
export type PurchaseSubject =
  | { kind: 'condition'; email: string; scheduledAt: Date }
  | { kind: 'plan' | 'card'; userId: number };

/** The purchase's name, equal for every attempt at the same purchase. */
export const purchaseName = (of: PurchaseSubject): string =>
  of.kind === 'condition'
    ? `visit:${of.email.toLowerCase()}:${of.scheduledAt.toISOString()}`
    : `${of.kind}:${of.userId}`;

/** Waits until no other transaction has the purchase's lock, and takes it until this one ends. */
export async function lockPurchase(tx: Database, purchase: PurchaseSubject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${purchaseName(purchase)}))`);
}

/**
 * A guest's slot is paid once. A plan or a card check can be bought again later: there only an attempt that
 * was open when the other one succeeded is the same purchase.
 */
export async function paidBefore(
  tx: Database,
  attempt: PurchaseSubject & Pick<PaymentRow, 'fingerprint' | 'createdAt'> & { id?: number },
): Promise<{ fingerprint: string } | undefined> {
  const same =
    attempt.kind === 'condition'
      ? and(isEmail(payments.email, attempt.email), eq(payments.scheduledAt, attempt.scheduledAt))
      : and(eq(payments.fingerprint, attempt.fingerprint), gt(payments.settledAt, attempt.createdAt));
  const [paidPayment] = await tx
    .select({ fingerprint: payments.fingerprint })
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
  return paidPayment;
}

/**
 * Locks a payment until the transaction ends, after its payer and its purchase.
 * @returns the payment as it is by then, and whether the payer was erased
 */
export async function lockPayment(tx: Database, found: PaymentRow) {
  const payer = await lockPayer(tx, found);
  await lockPurchase(tx, paymentOf(found));
  const [row = found] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('update');
  return { payer, payment: paymentOf(row) };
}

/** Locks the account that a payment belongs to: the payer's, or that of a guest's address. */
async function lockPayer(tx: Database, { userId, email }: PaymentRow): Promise<'erased' | 'there'> {
  if (userId !== null) return (await lockRows(tx, userId)).length > 0 ? 'there' : 'erased';
  const [account] = await tx.select({ id: users.id }).from(users).where(isEmail(users.email, email));
  if (account) await lockRows(tx, account.id);
  return 'there';
}

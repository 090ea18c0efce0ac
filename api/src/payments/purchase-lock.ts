/**
 * Lets one transaction at a time start or settle a purchase, across all API processes, so that nobody pays twice.
 */
import { sql, and, eq, gt, ne } from 'drizzle-orm';
import { emailIs, type Database } from '../db/database';
import { paymentOf } from '../db/payment-of';
import { payments, type PaymentRow } from '../db/schema';
import { lockRows, personByEmail } from '../people/lock-person';

/** The subject of a purchase: a guest's slot, a person's plan, or a person's card check. */
export type PurchaseSubject =
  | { kind: 'condition'; email: string; scheduledAt: Date }
  | { kind: 'plan' | 'card'; userId: number };

/** The lock's name, equal for all attempts at the same purchase. */
export const purchaseName = (of: PurchaseSubject): string =>
  of.kind === 'condition'
    ? `visit:${of.email.toLowerCase()}:${of.scheduledAt.toISOString()}`
    : `${of.kind}:${of.userId}`;

/** Waits for the purchase's lock, and holds it until the transaction ends. */
export async function lockPurchase(tx: Database, purchase: PurchaseSubject): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${purchaseName(purchase)}))`);
}

/**
 * Finds the successful payment of the same purchase, if any. A guest's slot can be bought only once. Plans and card
 * checks can be bought again: for them, only a payment that succeeded after `createdAt` is the same purchase.
 */
export async function paidBefore(
  tx: Database,
  attempt: PurchaseSubject & Pick<PaymentRow, 'fingerprint' | 'createdAt'> & { id?: number },
): Promise<{ fingerprint: string } | undefined> {
  const isSamePurchase =
    attempt.kind === 'condition'
      ? and(emailIs(payments.email, attempt.email), eq(payments.scheduledAt, attempt.scheduledAt))
      : and(eq(payments.fingerprint, attempt.fingerprint), gt(payments.settledAt, attempt.createdAt));
  const [paidPayment] = await tx
    .select({ fingerprint: payments.fingerprint })
    .from(payments)
    .where(
      and(
        eq(payments.kind, attempt.kind),
        eq(payments.status, 'success'),
        attempt.id === undefined ? undefined : ne(payments.id, attempt.id),
        isSamePurchase,
      ),
    )
    .limit(1);
  return paidPayment;
}

/**
 * Locks the payer, the purchase and the payment, in this order, until the transaction ends.
 * @returns the payment as of now, and whether the payer was erased
 */
export async function lockPayment(tx: Database, unlocked: PaymentRow) {
  const payer = await lockPayer(tx, unlocked);
  await lockPurchase(tx, paymentOf(unlocked));
  const [locked = unlocked] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, unlocked.id))
    .for('update');
  return { payer, payment: paymentOf(locked) };
}

/** Locks the payer's account, or the account with a guest payer's e-mail address. */
async function lockPayer(tx: Database, { userId, email }: PaymentRow): Promise<'erased' | 'there'> {
  if (userId !== null) return (await lockRows(tx, userId)).length > 0 ? 'there' : 'erased';
  const account = await personByEmail(tx, email);
  if (account) await lockRows(tx, account.id);
  return 'there';
}

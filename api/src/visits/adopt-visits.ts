/**
 * Moves a guest's visits into the account of the address that paid, once that address is proven (R4.77, R4.89).
 */
import { and, inArray, isNull } from 'drizzle-orm';
import { emailIs, type Database } from '../db/database';
import { visits, payments, users } from '../db/schema';

/**
 * Moves all visits paid with an address into the account that has proven the address. If two visits are at the same
 * time, the account shows both, and the person moves or cancels one. Call within a transaction: the account's row is
 * locked, so that a payment and a proof at the same moment see each other.
 * @returns whether such an account exists
 */
export async function adoptVisits(tx: Database, email: string): Promise<boolean> {
  const [owner] = await tx
    .select({ id: users.id, provenAt: users.emailProvenAt })
    .from(users)
    .where(emailIs(users.email, email))
    .for('update');
  if (!owner?.provenAt) return false;
  const paymentsOfAddress = tx
    .select({ id: payments.id })
    .from(payments)
    .where(emailIs(payments.email, email));
  await tx
    .update(visits)
    .set({ userId: owner.id })
    .where(and(isNull(visits.userId), inArray(visits.paymentId, paymentsOfAddress)));
  return true;
}

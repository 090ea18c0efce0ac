/**
 * Moves a guest's visits into the account of the address that paid, once that address is proven (R4.77, R4.89).
 */
import { and, inArray, isNull } from 'drizzle-orm';
import { emailIs, type Database } from '../db/database';
import { visits, payments, users } from '../db/schema';

/**
 * Moves the visits paid with an address into its account where the address is proven, all of them: two visits at one time are
 * both shown, and the person moves or cancels one. Without such an account they stay a guest's. Call it in a
 * transaction: it locks the account's row, so that a payment and a proof at the same moment see each
 * other.
 * @returns whether the address has an account
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

import { asc } from 'drizzle-orm';
import { proveAddress } from '../accounts/prove-address';
import { emailIs, type Database } from '../db/database';
import { payments, users } from '../db/schema';
import { isCustomersAddress } from '../people/address-in-use';
import { lockRows, personByEmail, type PersonRow } from '../people/lock-person';
import type { Services } from '../services';

const notUsed = 'nobody outside the staff uses this address';

/**
 * Locks the account of an e-mail address whose owner wants to be erased, with all that the address has. Guests and people
 * on the waitlist get an account for that. The caller knows that the address is theirs. Throws if nobody outside the staff uses the address.
 */
export async function lockOwnerOfAddress(
  tx: Database,
  { now }: Services,
  address: string,
): Promise<PersonRow> {
  const email = address.trim().toLowerCase();
  if (!(await isCustomersAddress(tx, email))) throw new Error(notUsed);
  await tx
    .insert(users)
    .values({ email, firstName: '', lastName: '', signupMethod: 'none' })
    .onConflictDoNothing();
  const account = await personByEmail(tx, email);
  const [locked] = await lockRows(tx, ...(account ? [account.id] : []));
  if (!locked) throw new Error(notUsed);
  // Before the visits, which the proof moves: the order of locks in docs/cover.md.
  const ofAddress = emailIs(payments.email, email);
  await tx
    .select({ id: payments.id })
    .from(payments)
    .where(ofAddress)
    .orderBy(asc(payments.id))
    .for('update');
  await proveAddress(tx, locked, now());
  // `locked` is older than the proof.
  return (await personByEmail(tx, email)) ?? locked;
}

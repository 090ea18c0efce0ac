/** The link of a verification mail. */
import { eq } from 'drizzle-orm';
import { unprocessable } from '../common/http-error';
import { users } from '../db/schema';
import type { Services } from '../services';
import { issueToken, ownerOfToken } from './one-time-tokens';
import { lockPerson } from '../sessions/lock-person';
import { proveAddress } from './prove-address';

/**
 * Verifies the address, as often as the link is opened; proves it where the browser is signed in to the account.
 * @param signedIn the person whose session the browser has: only a password opens one before the proof
 * @returns what the browser must bring to its sign-in to prove the address (R4.89); null where it is proven
 */
export async function verifyAddress(
  { db, now }: Services,
  token: string,
  signedIn: number | null,
): Promise<string | null> {
  const moment = now();
  return db.transaction(async (tx) => {
    const owner = () => ownerOfToken(tx, 'verify', token, moment);
    const userId = await owner();
    const person = userId === null ? null : await lockPerson(tx, userId);
    // Read again: somebody may have registered the address anew while this waited for the lock.
    if (!person || (await owner()) === null)
      throw unprocessable('This link is not valid or has expired. Log in to get a new one.');
    if (person.emailProvenAt) return null;
    if (person.id === signedIn) {
      await proveAddress(tx, person, moment);
      return null;
    }
    if (!person.emailVerifiedAt)
      await tx.update(users).set({ emailVerifiedAt: moment }).where(eq(users.id, person.id));
    return issueToken(tx, 'proof', person.id, moment);
  });
}

/**
 * Verifies and proves e-mail addresses (R4.89). A mail scanner may have opened the link, and a stranger may have chosen
 * the password; only somebody who has both owns the address. A cookie carries the proof from the link to the sign-in.
 */
import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adoptVisits } from '../visits/adopt-visits';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { Services } from '../services';
import { ownerOfToken, issueToken, minutesOfToken } from './one-time-tokens';
import { lockPerson, type PersonRow } from '../people/lock-person';
import { unprocessable } from '../common/response-error';
import type { Config } from '../config/read-config';
import { ownCookie } from '../sessions/own-cookie';

type Changes = Partial<typeof users.$inferInsert>;

/**
 * Marks the address as proven and applies the consequences. If the proof ends an earlier owner's password, it also
 * removes the phone number, which may be a stranger's and would get links to visits. The caller has locked the account.
 * @returns whether a phone number was removed
 */
export async function proveAddress(
  tx: Database,
  person: PersonRow,
  now: Date,
  changes: Changes = {},
): Promise<boolean> {
  const isReplaced = 'passwordHash' in changes && person.needsProof !== 'address-corrected';
  const mayBeAnothers = !person.emailProvenAt && (isReplaced || person.needsProof === 'password-replaced');
  const stamp = sql`${now.toISOString()}::timestamptz`;
  await tx
    .update(users)
    .set({
      ...changes,
      ...(mayBeAnothers && { phonePrefix: null, phoneNumber: null }),
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${stamp})`,
      emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${stamp})`,
      needsProof: null,
    })
    .where(eq(users.id, person.id));
  await adoptVisits(tx, person.email);
  return mayBeAnothers && person.phoneNumber !== null;
}

/**
 * Proves the address of somebody who has shown the password in the browser that opened the link.
 * @returns false if the link is void or another account's, or the password was replaced meanwhile
 */
export async function proveBySignIn(
  services: Services,
  { id, passwordHash }: PersonRow,
  proof: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person || person.passwordHash !== passwordHash) return false;
    if ((await ownerOfToken(tx, 'proof', proof, services.now())) !== id) return false;
    await proveAddress(tx, person, services.now());
    return true;
  });
}

/**
 * Verifies the address, as often as the link is opened, and proves it if the browser is signed in to the account.
 * @param callerId the person of the browser's session, which only the password can open before the proof
 * @returns the proof that the browser must bring to its sign-in (R4.89), and whether signing in needs it; null if the
 * address is proven
 */
export async function verifyAddress(
  { db, now }: Services,
  token: string,
  callerId: number | null,
): Promise<{ proof: string; isNeeded: boolean } | null> {
  const moment = now();
  return db.transaction(async (tx) => {
    const owner = () => ownerOfToken(tx, 'verify', token, moment);
    const userId = await owner();
    const person = userId === null ? null : await lockPerson(tx, userId);
    // Checks the token again, because somebody may have registered the address anew during the wait for the lock.
    if (!person || (await owner()) === null)
      throw unprocessable('This link is not valid or has expired. Log in to get a new one.');
    if (person.emailProvenAt) return null;
    if (person.id === callerId) {
      await proveAddress(tx, person, moment);
      return null;
    }
    if (!person.emailVerifiedAt)
      await tx.update(users).set({ emailVerifiedAt: moment }).where(eq(users.id, person.id));
    const proof = await issueToken(tx, 'proof', person.id, moment);
    return { proof, isNeeded: person.needsProof !== null };
  });
}

const name = 'address_proof';

/** Stores the proof in a cookie that requests from other sites do not carry. */
export function setProof(reply: FastifyReply, config: Config, proof: string): void {
  const seconds = minutesOfToken.proof * 60;
  void reply.setCookie(name, proof, ownCookie(config, '/auth/individual', 'strict', seconds));
}

/** Reads the proof from the browser's cookie; null if there is none. */
export const readProof = ({ cookies }: FastifyRequest): string | null => cookies[name] ?? null;

/**
 * Verifying and proving an address (R4.89). A link alone may have been opened by a mail scanner, and a password alone
 * may be a stranger's who registered the address first; one party that has both owns them. A cookie carries the proof
 * from the link to the sign-in that follows.
 */
import { eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { adoptVisits } from '../visits/adopt-visits';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { Services } from '../services';
import { ownerOfToken, issueToken, minutesOfToken } from './one-time-tokens';
import { lockPerson, type PersonRow } from '../sessions/lock-person';
import { unprocessable } from '../common/response-error';
import type { Config } from '../config/read-config';
import { ownCookie } from '../sessions/own-cookie';

type Changes = Partial<typeof users.$inferInsert>;

/**
 * Marks the address as proven, with what else changes by it. Where that ends the password of whoever had the account
 * before, the phone number goes too: it may be a stranger's, and gets links to visits. The caller has locked the account.
 * @returns whether a phone number is gone
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
 * @returns false where the link was another account's or is void, or the password was replaced meanwhile
 */
export async function proveBySignIn(services: Services, person: PersonRow, proof: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const held = await lockPerson(tx, person.id);
    if (!held || held.passwordHash !== person.passwordHash) return false;
    if ((await ownerOfToken(tx, 'proof', proof, services.now())) !== person.id) return false;
    await proveAddress(tx, held, services.now());
    return true;
  });
}

/**
 * Verifies the address, as often as the link is opened; proves it where the browser is signed in to the account.
 * @param signedIn the person whose session the browser has: only a password opens one before the proof
 * @returns what the browser must bring to its sign-in to prove the address (R4.89), and whether nothing else opens the
 * account; null where it is proven
 */
export async function verifyAddress(
  { db, now }: Services,
  token: string,
  signedIn: number | null,
): Promise<{ proof: string; isNeeded: boolean } | null> {
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
    const proof = await issueToken(tx, 'proof', person.id, moment);
    return { proof, isNeeded: person.needsProof !== null };
  });
}

const name = 'address_proof';

/** Gives the browser a proof, with which no page of another site has somebody sign in with another's password. */
export function setProof(reply: FastifyReply, config: Config, proof: string): void {
  const seconds = minutesOfToken.proof * 60;
  void reply.setCookie(name, proof, ownCookie(config, '/auth/individual', 'strict', seconds));
}

/** The proof that the browser has; null without one. */
export const readProof = ({ cookies }: FastifyRequest): string | null => cookies[name] ?? null;

/**
 * Proving an address (R4.89). A link alone may have been opened by a mail scanner, and a password alone may be
 * a stranger's who registered the address first; one party that has both owns them.
 */
import { eq, sql } from 'drizzle-orm';
import { adoptVisits } from '../visits/adopt-visits';
import type { Database } from '../db/open-database';
import { users } from '../db/schema';
import type { Services } from '../services';
import { ownerOfToken } from './one-time-tokens';
import { lockPerson, type PersonRow } from '../sessions/lock-person';

type Changes = Partial<typeof users.$inferInsert>;

/** Marks the address as proven, with what else changes by it. The caller has locked the account. */
export async function proveAddress(
  tx: Database,
  person: Pick<PersonRow, 'id' | 'email'>,
  now: Date,
  changes: Changes = {},
): Promise<void> {
  const stamp = sql`${now.toISOString()}::timestamptz`;
  await tx
    .update(users)
    .set({
      ...changes,
      emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${stamp})`,
      emailProvenAt: sql`coalesce(${users.emailProvenAt}, ${stamp})`,
      needsProof: false,
    })
    .where(eq(users.id, person.id));
  await adoptVisits(tx, person.email);
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

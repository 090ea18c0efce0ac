/**
 * Sessions: made at sign-in, ended at sign-out, and with the credential that opened them. The database has only the
 * SHA-256 of their tokens, so a stolen copy of it opens none.
 */
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { sessions, users } from '../db/schema';
import { lockPerson, type PersonRow } from './lock-person';
import { newToken, sha256 } from '../encryption/hash';

/** Minutes without a call after which a session ends; each call moves them (identify.ts). */
export const idleMinutes = 30;
/** Hours after signing in at which a session ends in any case. */
const absoluteHours = 12;

/**
 * A new session; the token is returned once and stored only as its hash. Null when the person was erased, or
 * the credential changed, since `person` was read.
 */
export async function openSession(
  db: Database,
  person: Pick<PersonRow, 'id' | 'credentialVersion'>,
  now: Date,
): Promise<string | null> {
  const { id: userId, credentialVersion } = person;
  return db.transaction(async (tx) => {
    const held = await lockPerson(tx, userId);
    if (held?.credentialVersion !== credentialVersion) return null;
    const token = newToken();
    await tx.insert(sessions).values({
      tokenHash: sha256(token),
      userId,
      credentialVersion,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + absoluteHours * 3_600_000),
    });
    return token;
  });
}

/**
 * Ends every session of a person, those of sign-ins under way included, but for one that stays where given.
 * Called with each change of how the person signs in.
 */
export async function endSessions(db: Database, userId: number, now: Date, but?: string): Promise<void> {
  const [changed] = await db
    .update(users)
    .set({ credentialVersion: sql`${users.credentialVersion} + 1` })
    .where(eq(users.id, userId))
    .returning();
  if (but && changed)
    await db
      .update(sessions)
      .set({ credentialVersion: changed.credentialVersion })
      .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, but)));
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        but ? ne(sessions.tokenHash, but) : undefined,
      ),
    );
}

/** Ends one session. */
export async function endSession(db: Database, sessionHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ revokedAt: now }).where(eq(sessions.tokenHash, sessionHash));
}

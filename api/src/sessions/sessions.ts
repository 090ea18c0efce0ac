/** Sessions: made at sign-in, ended at sign-out, password change and reset. */
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { sessions } from '../db/schema';
import { absoluteHours } from './identify';
import { hashToken, newToken } from './tokens';

/** A new session; the token is returned once and stored only as its hash. */
export async function openSession(db: Database, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + absoluteHours * 3_600_000),
  });
  return token;
}

/** Ends every session of a person, but for one that stays where given. */
export async function endSessions(db: Database, userId: number, now: Date, but?: string): Promise<void> {
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

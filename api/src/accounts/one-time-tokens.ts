/** Tokens of links in mails, each for one purpose and one use, with an expiry. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { oneTimeTokens } from '../db/schema';
import { lockPerson } from '../sessions/lock-person';
import { hashToken, newToken } from '../sessions/tokens';

export type Purpose = 'verify' | 'reset';

const minutes: Record<Purpose, number> = { verify: 24 * 60, reset: 30 };

/** Creates a token for a new link. */
export async function issueToken(db: Database, purpose: Purpose, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(oneTimeTokens).values({
    tokenHash: hashToken(token),
    purpose,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes[purpose] * 60_000),
  });
  return token;
}

/**
 * Uses a token up and returns its owner's id; null for an invalid token. Locks the owner first, as everything
 * that follows from it does. A single statement, so that of two uses one succeeds.
 */
export async function consumeToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const owner = await ownerOfUsedToken(db, purpose, token, now);
  if (owner === null) return null;
  const [used] = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return used?.userId ?? null;
}

/**
 * The owner of a used token that has not expired: a mail program may have opened the link before the person
 * did.
 */
export async function ownerOfUsedToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashToken(token)),
        eq(oneTimeTokens.purpose, purpose),
        gt(oneTimeTokens.expiresAt, now),
      ),
    );
  return row && (await lockPerson(db, row.userId)) ? row.userId : null;
}

/** Invalidates every open link of a purpose, for example after the password was set. */
export async function voidTokens(db: Database, purpose: Purpose, userId: number, now: Date): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose), isNull(oneTimeTokens.usedAt)),
    );
}

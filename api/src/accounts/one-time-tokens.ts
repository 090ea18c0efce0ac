/** One-time tokens with an expiry, each for one purpose: links in mails, and proofs in browsers. */
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { oneTimeTokens, users } from '../db/schema';
import { lockPerson, type PersonRow } from '../people/lock-person';
import { sha256, newToken } from '../encryption/hash';

/** `proof` is left in the browser that opened a verification link. */
export type Purpose = 'verify' | 'proof' | 'reset';

/** Minutes for which each kind of token is valid. */
export const minutesOfToken: Record<Purpose, number> = { verify: 24 * 60, proof: 30, reset: 30 };

/** Stores the hash of a new token, and returns the token. */
export async function issueToken(db: Database, purpose: Purpose, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await db.insert(oneTimeTokens).values({
    tokenHash: sha256(token),
    purpose,
    userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutesOfToken[purpose] * minuteMs),
  });
  return token;
}

/** Milliseconds between two mails of one purpose to a person, so that a stranger cannot flood the mailbox. */
const oneMailMs = minuteMs;

/** Whether the last token is so recent that no other may be mailed. */
export async function wasJustIssued(
  db: Database,
  purpose: Purpose,
  userId: number,
  now: Date,
): Promise<boolean> {
  const isTheirs = and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, purpose));
  const isRecent = gt(oneTimeTokens.createdAt, new Date(now.getTime() - oneMailMs));
  return (await db.$count(oneTimeTokens, and(isTheirs, isRecent))) > 0;
}

const isInTime = (purpose: Purpose, token: string, now: Date) =>
  and(
    eq(oneTimeTokens.tokenHash, sha256(token)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, now),
  );
const isValid = (purpose: Purpose, token: string, now: Date) =>
  and(isInTime(purpose, token, now), isNull(oneTimeTokens.usedAt));

/**
 * Uses up the token of a reset and returns its owner, locked; null for an invalid token. Redeems in one statement, so
 * that only one of two simultaneous uses succeeds.
 */
export async function consumeReset(tx: Database, token: string, now: Date): Promise<PersonRow | null> {
  const ownerId = await ownerOfToken(tx, 'reset', token, now);
  const owner = ownerId === null ? null : await lockPerson(tx, ownerId);
  if (!owner) return null;
  const used = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(isValid('reset', token, now))
    .returning();
  return used.length > 0 ? owner : null;
}

/** Returns the owner's id without using up the token: a mail program may open a link before the person does. */
export async function ownerOfToken(
  db: Database,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(isValid(purpose, token, now));
  return row?.userId ?? null;
}

/** Returns the owner of a reset's used token that has not expired. */
export async function ownerOfUsedReset(db: Database, token: string, now: Date) {
  const isUsed = and(isInTime('reset', token, now), isNotNull(oneTimeTokens.usedAt), isNull(users.erasedAt));
  const [row] = await db
    .select({ owner: users })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(isUsed);
  return row?.owner ?? null;
}

export async function voidTokens(
  db: Database,
  purposes: Purpose[],
  userId: number,
  now: Date,
): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, purposes),
        isNull(oneTimeTokens.usedAt),
      ),
    );
}

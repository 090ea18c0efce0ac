/**
 * Sessions: created at sign-in, found by token with each call, and ended at sign-out or when the credential changes.
 * The database stores only the SHA-256 of tokens, so a stolen copy opens no session.
 */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '@ilera/format';
import { prepared, type Database } from '../db/database';
import { isOnPlan } from '../people/plan-owner';
import { members, sessions, users } from '../db/schema';
import type { Services } from '../services';
import { lockPerson, type PersonRow } from '../people/lock-person';
import { newToken, sha256 } from '../encryption/hash';

/** The signed-in person, reduced to what access decisions need. */
export interface Person {
  id: number;
  /** The id of the owner of the plan that the person has joined, or null. */
  planOwnerId: number | null;
  /** The current session, which a password change keeps while it ends the others. */
  sessionHash: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
  interface FastifyContextConfig {
    call?: string;
  }
}

/** Minutes without a call until a session ends. Identified calls extend the session; its token stays the same. */
const idleMinutes = 30;
/** Hours after sign-in at which every session ends. */
const absoluteHours = 12;

/**
 * Opens a session and returns its token, which is stored only as a hash. Null if the person was erased or the
 * credential changed since `person` was read.
 */
export async function openSession(
  db: Database,
  person: Pick<PersonRow, 'id' | 'credentialVersion'>,
  now: Date,
): Promise<string | null> {
  const { id: userId, credentialVersion } = person;
  return db.transaction(async (tx) => {
    const lockedPerson = await lockPerson(tx, userId);
    if (lockedPerson?.credentialVersion !== credentialVersion) return null;
    const token = newToken();
    await tx.insert(sessions).values({
      tokenHash: sha256(token),
      userId,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + absoluteHours * hourMs),
    });
    return token;
  });
}

/** Browsers without a session send `Bearer`, `Bearer null` or `Bearer undefined` (R4.37). */
const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/;

/** Finds the person of the header's token; null if the token is unknown, expired or idle. */
export async function identify(services: Services, header: string | undefined): Promise<Person | null> {
  const token = bearer.exec(header ?? '')?.[1];
  if (!token) return null;
  const now = services.now();
  const sessionHash = sha256(token);
  const [row] = await prepared(services.db, 'session', (name) =>
    services.db
      .select({ id: users.id, planOwnerId: members.ownerId, lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(members, isOnPlan(users.id))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('hash')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        ),
      )
      .limit(1)
      .prepare(name),
  ).execute({
    hash: sessionHash,
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - idleMinutes * minuteMs).toISOString(),
  });
  if (!row) return null;
  // At most once a minute, so that most reads cause no write.
  if (now.getTime() - row.lastUsedAt.getTime() > minuteMs)
    await services.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, sessionHash));
  return { id: row.id, planOwnerId: row.planOwnerId, sessionHash };
}

/**
 * Ends all sessions of a person, including sign-ins under way, except an optional one to keep. Called whenever the
 * person's credentials change.
 */
export async function endSessions(tx: Database, userId: number, but?: string): Promise<void> {
  await tx
    .update(users)
    .set({ credentialVersion: sql`${users.credentialVersion} + 1` })
    .where(eq(users.id, userId));
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), but ? ne(sessions.tokenHash, but) : undefined));
}

export async function endSession(db: Database, sessionHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, sessionHash));
}

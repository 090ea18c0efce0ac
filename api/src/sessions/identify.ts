/** Identifies the session of a Bearer header. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { prepared } from '../db/database';
import { members, sessions, users } from '../db/schema';
import type { Services } from '../services';
import { isOnPlan } from '../db/employer-of';
import { sha256 } from '../encryption/hash';
import { idleMinutes } from './sessions';

/** The signed-in person, as far as access decisions need to know. */
export interface Person {
  id: number;
  employerId: number | null;
  /** The present session, so that a password change can keep it and end the others. */
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

/**
 * Parses the header. Browsers without a session send `Bearer`, `Bearer null` or `Bearer undefined` (R4.37).
 */
export function bearerToken(header: string | undefined): string | null {
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header ?? '')?.[1];
  return token ?? null;
}

/** The person of the header; null for a token that is unknown, revoked or expired. */
export async function identify(services: Services, header: string | undefined): Promise<Person | null> {
  const token = bearerToken(header);
  if (!token) return null;
  const now = services.now();
  const sessionHash = sha256(token);
  const [row] = await prepared(services.db, 'session', (name) =>
    services.db
      .select({ id: users.id, employerId: members.ownerId, lastUsedAt: sessions.lastUsedAt })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(members, isOnPlan(users.id))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('hash')),
          // Another password, a reset or the erasure of the person ends every session of before.
          eq(sessions.credentialVersion, users.credentialVersion),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, sql.placeholder('now')),
          gt(sessions.lastUsedAt, sql.placeholder('idleSince')),
        ),
      )
      .limit(1)
      .prepare(name),
  ).execute({
    hash: sessionHash,
    now: now.toISOString(),
    idleSince: new Date(now.getTime() - idleMinutes * 60_000).toISOString(),
  });
  if (!row) return null;
  // Written at most once a minute, so that most reads cause no write.
  if (now.getTime() - row.lastUsedAt.getTime() > 60_000)
    await services.db.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.tokenHash, sessionHash));
  return { id: row.id, employerId: row.employerId, sessionHash };
}

/**
 * Sessions of staff, in tables and a cookie of their own: no token of a customer opens the clinic, and no cookie of
 * the clinic opens an account.
 */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from './own-cookie';
import type { Config } from '../config/read-config';
import { isEmail, type Database } from '../db/database';
import { staff, staffSessions, type StaffRow } from '../db/schema';
import type { Services } from '../services';
import { sha256, newToken } from '../encryption/hash';
import { hourMs, minuteMs } from '../common/time';

/** Who of the staff makes a request. */
export type StaffMember = StaffRow & { sessionHash: string };

/** The name of the cookie of a staff session. */
export const sessionCookie = 'clinic_session';
/** Minutes without a call after which a session ends: the screen is locked. */
const idleMinutes = 10;
const absoluteHours = 12;

/** Gives the browser a session, which only the clinic's calls get. */
export const setSession = (reply: FastifyReply, config: Config, token: string): void =>
  void reply.setCookie(sessionCookie, token, ownCookie(config, '/clinic', 'strict', absoluteHours * 3600));

/** Ends the session in the browser. */
export const forgetSession = (reply: FastifyReply, config: Config): void =>
  void reply.setCookie(sessionCookie, '', ownCookie(config, '/clinic', 'strict', 0));

/** Opens a session; returns its token. */
export async function openStaffSession(db: Database, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + absoluteHours * hourMs);
  await db.insert(staffSessions).values({ tokenHash: sha256(token), staffId, lastUsedAt: now, expiresAt });
  return token;
}

/** Who of the staff sends this request; null for a session that ended, or a person who may sign in no more. */
export async function findStaff({ db, now }: Services, { cookies }: FastifyRequest) {
  const token = cookies[sessionCookie];
  if (!token) return null;
  const at = now();
  const sessionHash = sha256(token);
  const [row] = await db
    .select({ person: staff, lastUsedAt: staffSessions.lastUsedAt })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sessionHash),
        eq(staff.active, true),
        gt(staffSessions.expiresAt, at),
        gt(staffSessions.lastUsedAt, new Date(at.getTime() - idleMinutes * minuteMs)),
      ),
    );
  return row ? { ...row.person, sessionHash, lastUsedAt: row.lastUsedAt } : null;
}

/** Who of the staff makes a call, which keeps the session. */
export async function identifyStaff(
  services: Services,
  request: FastifyRequest,
): Promise<StaffMember | null> {
  const member = await findStaff(services, request);
  const now = services.now();
  // Written at most once a minute, so that most reads cause no write.
  if (member && now.getTime() - member.lastUsedAt.getTime() > minuteMs)
    await services.db
      .update(staffSessions)
      .set({ lastUsedAt: now })
      .where(eq(staffSessions.tokenHash, member.sessionHash));
  return member;
}

interface Claims {
  sub?: unknown;
  email?: unknown;
  email_verified?: unknown;
  name?: unknown;
}

/**
 * Who of the staff the provider vouches for. The first sign-in by an address binds it to that person at the
 * provider; null for anybody else, and for those who were deactivated.
 */
export async function staffOfClaims(
  { db, config }: Services,
  { sub, email, email_verified, name }: Claims,
): Promise<StaffRow | null> {
  if (typeof sub !== 'string' || typeof email !== 'string' || email_verified !== true) return null;
  const address = email.trim().toLowerCase();
  if (config.clinicManagers.includes(address))
    await db
      .insert(staff)
      .values({ email: address, name: typeof name === 'string' && name ? name : address, roles: ['manager'] })
      .onConflictDoNothing();
  const isTheirs = and(
    isEmail(staff.email, address),
    isNull(staff.subject),
    sql`not exists (select 1 from ${staff} bound where bound.subject = ${sub})`,
  );
  const [member] = await db
    .update(staff)
    .set({ subject: sub })
    .where(and(eq(staff.active, true), or(eq(staff.subject, sub), isTheirs)))
    .returning();
  return member ?? null;
}

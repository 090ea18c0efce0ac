/**
 * Staff sessions, with a separate table and cookie: no customer's token opens the clinic, and no clinic cookie opens an
 * account.
 */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenIdClaims } from '@ilera/contracts/openid-client';
import { hourMs, minuteMs } from '@ilera/format';
import { ownCookie } from './own-cookie';
import type { Config } from '../config/read-config';
import { emailIs, type Database } from '../db/database';
import { staff, staffSessions, type StaffRow } from '../db/schema';
import type { Services } from '../services';
import { sha256, newToken } from '../encryption/hash';

export type StaffMember = StaffRow & { sessionHash: string };

export const sessionCookie = 'clinic_session';
/** Minutes without a call until a session ends and the screen locks. */
const idleMinutes = 10;
const absoluteHours = 12;

/** Sets the session cookie, which browsers send with the clinic's calls only. */
export const setSession = (reply: FastifyReply, config: Config, token: string): void =>
  void reply.setCookie(sessionCookie, token, ownCookie(config, '/clinic', 'strict', absoluteHours * 3600));

export const forgetSession = (reply: FastifyReply, config: Config): void =>
  void reply.setCookie(sessionCookie, '', ownCookie(config, '/clinic', 'strict', 0));

/** Opens a session; returns its token. */
export async function openStaffSession(db: Database, staffId: number, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + absoluteHours * hourMs);
  await db.insert(staffSessions).values({ tokenHash: sha256(token), staffId, lastUsedAt: now, expiresAt });
  return token;
}

/** Finds the staff member of a request; null if the session has ended or the person was deactivated. */
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

/** Finds the staff member of a call and extends the session. */
export async function identifyStaff(
  services: Services,
  request: FastifyRequest,
): Promise<StaffMember | null> {
  const member = await findStaff(services, request);
  const now = services.now();
  // At most once a minute, so that most reads cause no write.
  if (member && now.getTime() - member.lastUsedAt.getTime() > minuteMs)
    await services.db
      .update(staffSessions)
      .set({ lastUsedAt: now })
      .where(eq(staffSessions.tokenHash, member.sessionHash));
  return member;
}

/**
 * Finds the staff member whom the provider vouches for. The first sign-in binds the address to the provider's subject.
 * Null for anybody else, and for deactivated staff.
 */
export async function staffOfClaims(
  { db, config }: Services,
  { sub, email, email_verified, name }: OpenIdClaims,
): Promise<StaffRow | null> {
  if (typeof sub !== 'string' || typeof email !== 'string' || email_verified !== true) return null;
  const address = email.trim().toLowerCase();
  if (config.clinicManagers.includes(address))
    await db
      .insert(staff)
      .values({ email: address, name: typeof name === 'string' && name ? name : address, roles: ['manager'] })
      .onConflictDoNothing();
  const isTheirs = and(
    emailIs(staff.email, address),
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

/**
 * Sessions of staff, in tables and a cookie of their own: no token of a customer opens the clinic, and no cookie of
 * the clinic opens an account.
 */
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { readCookie } from '../http/read-cookie';
import type { Config } from '../config/read-config';
import { isEmail, type Database } from '../db/database';
import { staff, staffSessions, type StaffRow } from '../db/schema';
import type { Services } from '../services';
import { sha256, newToken } from '../encryption/hash';

/** Who of the staff makes a request. */
export type StaffMember = StaffRow & { sessionHash: string };

const cookieName = 'clinic_session';
/** Minutes without a call after which a session ends: the screen is locked. */
const idleMinutes = 10;
const absoluteHours = 12;

/** A cookie that only the clinic's calls get, and no other site can send. */
export function clinicCookie(
  config: Config,
  name: string,
  value: string,
  seconds: number,
  site: 'Strict' | 'Lax',
) {
  const { protocol, pathname } = new URL(`${config.publicUrl}/clinic`);
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${name}=${value}; Path=${pathname}; HttpOnly; SameSite=${site}; Max-Age=${seconds}${secure}`;
}

/** The `set-cookie` that ends the session in the browser. */
export const forgetSession = (config: Config): string => clinicCookie(config, cookieName, '', 0, 'Strict');

/** Opens a session; returns its `set-cookie`. */
export async function openStaffSession(
  db: Database,
  config: Config,
  staffId: number,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + absoluteHours * 3_600_000);
  await db.insert(staffSessions).values({ tokenHash: sha256(token), staffId, lastUsedAt: now, expiresAt });
  return clinicCookie(config, cookieName, token, absoluteHours * 3600, 'Strict');
}

/** Who of the staff sends this header; null for a session that ended, or a person who may sign in no more. */
export async function findStaff({ db, now }: Services, cookies: string | undefined) {
  const token = readCookie(cookies, cookieName);
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
        gt(staffSessions.lastUsedAt, new Date(at.getTime() - idleMinutes * 60_000)),
      ),
    );
  return row ? { ...row.person, sessionHash, lastUsedAt: row.lastUsedAt } : null;
}

/** The same for a call, which keeps the session. */
export async function identifyStaff(
  services: Services,
  cookies: string | undefined,
): Promise<StaffMember | null> {
  const member = await findStaff(services, cookies);
  const now = services.now();
  // Written at most once a minute, so that most reads cause no write.
  if (member && now.getTime() - member.lastUsedAt.getTime() > 60_000)
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
  const [found] = await db
    .update(staff)
    .set({ subject: sub })
    .where(and(eq(staff.active, true), or(eq(staff.subject, sub), isTheirs)))
    .returning();
  return found ?? null;
}

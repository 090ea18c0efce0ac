import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { staff, type StaffRow } from '../../db/schema';
import type { Services } from '../../services';

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
  const isTheirs = and(sql`lower(${staff.email}) = ${address}`, isNull(staff.subject));
  const [found] = await db
    .update(staff)
    .set({ subject: sub })
    .where(and(eq(staff.active, true), or(eq(staff.subject, sub), isTheirs)))
    .returning();
  return found ?? null;
}

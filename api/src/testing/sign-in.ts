import { eq } from 'drizzle-orm';
import { openStaffSession, sessionCookie } from '../sessions/staff-session';
import type { Database } from '../db/database';
import { staff } from '../db/schema';
import type { PersonRow } from '../people/lock-person';
import { openSession } from '../sessions/sessions';

/** A session, without the cost of a password. */
export async function signInAs(db: Database, person: PersonRow, now: Date): Promise<string> {
  const token = await openSession(db, person, now);
  if (!token) throw new Error('The credential has changed');
  return token;
}

/** A session of the clinic, as a `cookie` header. */
export async function enterClinicAs(db: Database, email: string, now: Date): Promise<string> {
  const [person] = await db.select().from(staff).where(eq(staff.email, email));
  if (!person) throw new Error(`Nobody of the staff is ${email}`);
  return `${sessionCookie}=${await openStaffSession(db, person.id, now)}`;
}

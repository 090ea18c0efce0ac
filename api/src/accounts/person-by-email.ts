/** Finds an account by its address, in whatever case it was typed. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { users } from '../db/schema';
import type { PersonRow } from '../sessions/lock-person';

/** The condition for the account of an address. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.trim().toLowerCase());

/** The account of an address; null where there is none. */
export async function personByEmail(db: Database, email: string): Promise<PersonRow | null> {
  const [person] = await db.select().from(users).where(hasEmail(email));
  return person ?? null;
}

/** Finds an account by its address, in whatever case it was typed. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { users } from '../db/schema';

export type Account = typeof users.$inferSelect;

/** The condition for the account of an address. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.trim().toLowerCase());

/** The account of an address; null where there is none. */
export async function personByEmail(db: Database, email: string): Promise<Account | null> {
  const [person] = await db.select().from(users).where(hasEmail(email));
  return person ?? null;
}

/** An account as it is now, locked until the transaction ends; null for one that is gone. */
export async function lockPerson(tx: Database, userId: number): Promise<Account | null> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return person ?? null;
}

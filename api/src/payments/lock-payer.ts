import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { users } from '../db/schema';
import { lockRows } from '../sessions/lock-person';

/**
 * Locks the account that a payment belongs to, before the payment: the payer's, or that of a guest's address.
 * @returns whether it was erased
 */
export async function lockPayer(
  tx: Database,
  { userId, email }: { userId?: number | null; email: string },
): Promise<'erased' | 'there'> {
  if (userId != null) return (await lockRows(tx, userId)).length > 0 ? 'there' : 'erased';
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (account) await lockRows(tx, account.id);
  return 'there';
}

import { and, isNull } from 'drizzle-orm';
import { emailIs, type Database } from '../db/database';
import { members, payments, staff, users, waitlist } from '../db/schema';

/** Whether any account, payer, invitation, waitlist entry or member of the staff has the e-mail address. */
export const isAddressInUse = async (tx: Database, email: string): Promise<boolean> =>
  (await tx.$count(staff, emailIs(staff.email, email))) > 0 || isCustomersAddress(tx, email);

/** Whether any account, payer, invitation or waitlist entry has the e-mail address. */
export async function isCustomersAddress(tx: Database, email: string): Promise<boolean> {
  for (const table of [users, payments, waitlist])
    if ((await tx.$count(table, emailIs(table.email, email))) > 0) return true;
  // A member who joined gets mail at the account's address.
  return (await tx.$count(members, and(isNull(members.userId), emailIs(members.email, email)))) > 0;
}

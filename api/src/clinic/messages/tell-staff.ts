import { and, arrayOverlaps, eq } from 'drizzle-orm';
import type { StaffRole } from '@shared/contracts/api';
import type { Database } from '../../db/database';
import { staff, type StaffRow } from '../../db/schema';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';

/** Mails everybody of the staff who has one of the roles, in the transaction of what they are told. */
export async function tellStaff(
  tx: Database,
  roles: StaffRole[],
  mailTo: (person: StaffRow) => Mail,
): Promise<void> {
  const people = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.active, true), arrayOverlaps(staff.roles, roles)));
  for (const person of people) await enqueueMail(tx, mailTo(person));
}

import { and, arrayOverlaps, eq } from 'drizzle-orm';
import type { StaffRole } from '@shared/contracts/api';
import type { Database } from '../../db/database';
import { visitTexts, type visits, staff, type StaffRow } from '../../db/schema';
import type { Services } from '../../services';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';

/** Has a text sent to the phone of a visit's person, where a messenger is configured, once the transaction commits. */
export async function enqueueText(
  tx: Database,
  { messenger, now }: Services,
  { id, scheduledAt }: Pick<typeof visits.$inferSelect, 'id' | 'scheduledAt'>,
  kind: (typeof visitTexts.$inferSelect)['kind'],
): Promise<void> {
  if (!messenger) return;
  const values = { visitId: id, kind, scheduledAt, nextAttemptAt: now(), createdAt: now() };
  await tx.insert(visitTexts).values(values);
}

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

import { randomBytes } from 'node:crypto';
import type { AssignmentBody } from '@ilera/contracts/api';
import { eq } from 'drizzle-orm';
import { checkUnchanged, fieldError, unprocessable } from '../../common/response-error';
import type { Database } from '../../db/database';
import { visits, staff, type StaffRow } from '../../db/schema';
import type { Services } from '../../services';
import { lockStaff } from '../../sessions/require-staff';
import { enqueueText } from '../../visits/messages/visit-messages';
import type { MeetingLinks } from '../../config/clinic-config';
import { findVisit, lockVisit } from '../../visits/find-visit';
import { stateOf, linkOf, personOf, type VisitFacts } from '../../visits/select-visits';
import type { Config } from '../../config/read-config';
import { givenMail, linkMail } from '../../mail/clinic-mails';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';
import { personLink } from '../../visits/guest-token';
import { unassignVisits } from './unassign-visits';

/** Makes the meeting link. The room is hexadecimal, because providers ignore the case of letters. */
export const meetingLink = (
  patterns: MeetingLinks,
  { method, reference }: { method: keyof MeetingLinks; reference: string },
): string =>
  patterns[method]
    .replaceAll('{room}', randomBytes(16).toString('hex'))
    .replaceAll('{reference}', encodeURIComponent(reference));

/**
 * Assigns a visit to a staff member, or to nobody. The first assignment creates the link and mails it to the person; a
 * doctor who joins later is introduced by mail. A staff member who gets the visit from a colleague is mailed.
 * Throws 409 if somebody else has the visit by now.
 */
export async function assignVisit(
  services: Services,
  reference: string,
  { as, staff_id, was }: AssignmentBody,
  by: number,
): Promise<void> {
  const { db, config } = services;
  await db.transaction(async (tx) => {
    // Locked, so that nobody leaves or loses the role meanwhile.
    await lockStaff(tx, ...(staff_id === null ? [] : [staff_id]));
    const visit = await lockVisit(tx, reference);
    const { row } = visit;
    const state = stateOf(row);
    if (state !== 'waiting' && state !== 'started') throw unprocessable('This visit is over.');
    const assignedId = as === 'doctor' ? row.doctorId : row.careId;
    checkUnchanged(assignedId, { was, wanted: staff_id }, 'this visit');
    if (assignedId === staff_id) return;
    if (staff_id === null) {
      await unassignVisits(tx, services, as, eq(visits.id, row.id));
      return;
    }
    const assignee = await findWithRole(tx, staff_id, as);
    if (assignee.email.toLowerCase() === personOf(visit).email.toLowerCase())
      throw fieldError('staff_id', 'This is their own visit. Choose somebody else.');
    const isFirst = row.link === null;
    const link = row.link ?? meetingLink(config.meetingLinks, row);
    await tx
      .update(visits)
      .set({ link, ...(as === 'doctor' ? { doctorId: staff_id } : { careId: staff_id }) })
      .where(eq(visits.id, row.id));
    if (assignee.id !== by) await enqueueMail(tx, givenMail(config, assignee, row));
    if (!isFirst && as === 'care') return;
    const changed = await findVisit(tx, reference);
    await enqueueMail(tx, mailOfLink(config, changed, isFirst ? 'link' : 'doctor'));
    if (isFirst) await enqueueText(tx, services, row, 'link');
  });
}

async function findWithRole(tx: Database, id: number, role: AssignmentBody['as']): Promise<StaffRow> {
  const [person] = await tx.select().from(staff).where(eq(staff.id, id));
  if (!person?.active || !person.roles.includes(role))
    throw fieldError('staff_id', role === 'doctor' ? 'Choose a doctor.' : 'Choose a care manager.');
  return person;
}

/** The mail with the visit's staff and meeting link; null while there is no link. */
export function mailOfLink(config: Config, visit: VisitFacts, news: 'link' | 'doctor' = 'link'): Mail | null {
  const { row, care, doctor } = visit;
  const link = linkOf(row);
  const linked = link === null ? null : { ...row, link, careManager: care, doctor };
  return linked && linkMail(personOf(visit), linked, personLink(config, visit), news);
}

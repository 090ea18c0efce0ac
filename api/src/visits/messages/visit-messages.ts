/** Timed messages about visits: when each is due, and who gets it. */
import { isNotNull, isNull, lte, sql, type SQL, and, arrayOverlaps, eq } from 'drizzle-orm';
import type { StaffRole } from '@ilera/contracts/api';
import { minuteMs } from '@ilera/format';
import type { Database } from '../../db/database';
import { visits, visitMessages, visitTexts, staff, type Reminds, type StaffRow } from '../../db/schema';
import { lateMail, untakenMail, visitReminderMail } from '../../mail/clinic-mails';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';
import type { Services } from '../../services';
import { personLink } from '../guest-token';
import { linkOf, personOf, type VisitFacts } from '../select-visits';

export interface VisitMessage {
  name: (typeof visitMessages.$inferSelect)['message'];
  /** Minutes before the visit between which the message is due; negative after it. */
  from: number;
  until: number;
  where: (now: Date) => SQL[];
  send: (tx: Database, services: Services, visit: VisitFacts, reminds: Reminds) => Promise<void>;
}

/** For a `where`: the note that the message was sent for the visit's present time. */
export const isNoteOf = (message: VisitMessage['name']) =>
  and(
    eq(visitMessages.visitId, visits.id),
    eq(visitMessages.message, message),
    eq(visitMessages.scheduledAt, visits.scheduledAt),
  );

const remind: VisitMessage['send'] = async (tx, services, visit, reminds) => {
  const { config } = services;
  const facts = { ...visit.row, link: linkOf(visit.row) };
  await enqueueMail(tx, visitReminderMail(personOf(visit), facts, personLink(config, visit)), reminds);
  await enqueueText(tx, services, visit.row, 'reminder');
};

/** Skips visits that were booked after the message was due. */
const bookedBefore = (minutes: number) => () => [
  lte(visits.createdAt, sql`${visits.scheduledAt} - make_interval(mins => ${minutes})`),
];

/** Minutes for staff to take a new visit before the alert. */
const takeMinutes = 5;

/** Minutes after a visit's time during which staff are still alerted to it. */
export const missedMinutes = 60;

/** Each reminder expires when the next is due. */
export const reminders: readonly VisitMessage[] = [
  { name: 'day', from: 24 * 60, until: 60, where: bookedBefore(24 * 60), send: remind },
  { name: 'hour', from: 60, until: 0, where: bookedBefore(60), send: remind },
];

/** Minutes after a visit's time in which its doctor should have begun. */
const lateMinutes = 10;

/** Reminders, and the alerts to a visit without a doctor and to one that its doctor has not begun. */
export const allMessages: readonly VisitMessage[] = [
  ...reminders,
  {
    name: 'untaken',
    from: 30,
    until: -missedMinutes,
    where: (now) => [
      isNull(visits.doctorId),
      lte(visits.createdAt, new Date(now.getTime() - takeMinutes * minuteMs)),
    ],
    send: (tx, { config }, { row }, reminds) =>
      tellStaff(tx, ['care', 'manager'], (person) => untakenMail(config, person, row), reminds),
  },
  {
    name: 'late',
    from: -lateMinutes,
    until: -missedMinutes,
    // Who was told of the missing doctor knows already.
    where: () => [
      isNotNull(visits.doctorId),
      sql`not exists (select 1 from ${visitMessages} where ${isNoteOf('untaken')})`,
    ],
    send: (tx, { config }, { row, doctor }, reminds) =>
      tellStaff(tx, ['care', 'manager'], (person) => lateMail(config, person, { ...row, doctor }), reminds),
  },
];

/** Queues a text to the visit's phone if a messenger is configured. It is sent after the transaction commits. */
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

/** Mails all active staff with one of the roles, within the caller's transaction. */
export async function tellStaff(
  tx: Database,
  roles: StaffRole[],
  mailTo: (person: StaffRow) => Mail,
  reminds: Reminds | null = null,
): Promise<void> {
  const people = await tx
    .select()
    .from(staff)
    .where(and(eq(staff.active, true), arrayOverlaps(staff.roles, roles)));
  for (const person of people) await enqueueMail(tx, mailTo(person), reminds);
}

/** Mails the visit's doctor and care manager, within the caller's transaction. */
export async function tellAssignedStaff(
  tx: Database,
  { doctor, care }: Pick<VisitFacts, 'doctor' | 'care'>,
  mailTo: (person: StaffRow) => Mail,
): Promise<void> {
  const assigned = new Map([doctor, care].map((person) => [person?.id, person]));
  for (const person of assigned.values()) if (person?.active) await enqueueMail(tx, mailTo(person));
}

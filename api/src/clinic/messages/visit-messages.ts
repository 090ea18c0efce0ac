/** What is told of a visit in time: when it is due, and to whom it goes. */
import { isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { visits, type visitMessages } from '../../db/schema';
import { untakenMail, visitReminderMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { Services } from '../../services';
import { personLink } from '../care/guest-token';
import { linkOf, personOf, type VisitFacts } from '../visit/select-visits';
import { enqueueText, tellStaff } from './enqueue-text';

export interface VisitMessage {
  name: (typeof visitMessages.$inferSelect)['message'];
  /** From how many minutes before a visit it is due, and until how many. */
  from: number;
  until: number;
  /** What else must be so. */
  where: (now: Date) => SQL[];
  send: (tx: Database, services: Services, visit: VisitFacts) => Promise<void>;
}

const remind: VisitMessage['send'] = async (tx, services, visit) => {
  const { config } = services;
  const facts = { ...visit.row, link: linkOf(visit.row) };
  await enqueueMail(tx, visitReminderMail(personOf(visit), facts, personLink(config, visit)));
  await enqueueText(tx, services, visit.row, 'reminder');
};

/** None for what was booked after it was due. */
const bookedBefore = (minutes: number) => () => [
  lte(visits.createdAt, sql`${visits.scheduledAt} - make_interval(mins => ${minutes})`),
];

const minuteMs = 60_000;
/** Minutes that staff has after a booking, of which it was told. */
const toTake = 5;

/** A reminder is too late once the next one is due; nobody having a visit also once it should have begun. */
export const allMessages: readonly VisitMessage[] = [
  { name: 'day', from: 24 * 60, until: 60, where: bookedBefore(24 * 60), send: remind },
  { name: 'hour', from: 60, until: 0, where: bookedBefore(60), send: remind },
  {
    name: 'untaken',
    from: 30,
    until: -60,
    where: (now) => [
      isNull(visits.careId),
      isNull(visits.doctorId),
      lte(visits.createdAt, new Date(now.getTime() - toTake * minuteMs)),
    ],
    send: (tx, { config }, { row }) =>
      tellStaff(tx, ['care', 'manager'], (person) => untakenMail(config, person, row)),
  },
];

/** Reminds people by mail a day and an hour before their visit. */
import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { appointments, visitReminders } from '../../db/schema';
import { visitReminderMail } from '../../mail/clinic-mails';
import { enqueueMail } from '../../mail/enqueue-mail';
import type { Services } from '../../services';
import { personLink } from '../care/person-link';
import { lockVisit } from '../visit/lock-visit';
import { linkOf, personOf, stateOf } from '../visit/select-visits';

const hourMs = 3_600_000;
/** Hours before a visit and those at which its reminder is too late, because the next one is due. */
const steps = [
  { hours: 24, until: 1 },
  { hours: 1, until: 0 },
];

/** Visits of one round; the next round takes the rest. */
const atOnce = 500;

/** Sends each due reminder once, in all processes; none for what was booked after it was due. */
export async function sendVisitReminders(services: Services): Promise<void> {
  const { db, config } = services;
  const now = services.now();
  let sent = 0;
  for (const { hours, until } of steps)
    for (const { reference, scheduledAt } of await dueVisits(db, now, hours, until))
      await db.transaction(async (tx) => {
        const visit = await lockVisit(tx, reference);
        // It may have been moved, begun or cancelled while this waited.
        if (stateOf(visit.row) !== 'waiting' || visit.row.scheduledAt.getTime() !== scheduledAt.getTime())
          return;
        const noted = await tx
          .insert(visitReminders)
          .values({ appointmentId: visit.row.id, hours, scheduledAt, createdAt: now })
          .onConflictDoNothing()
          .returning();
        if (noted.length === 0) return;
        const facts = { ...visit.row, link: linkOf(visit.row) };
        await enqueueMail(tx, visitReminderMail(personOf(visit), facts, personLink(config, visit.row)));
        sent += 1;
      });
  if (sent > 0) services.mailWaiting();
}

function dueVisits(db: Database, now: Date, hours: number, until: number) {
  const ahead = (count: number) => new Date(now.getTime() + count * hourMs);
  return db
    .select({ reference: appointments.reference, scheduledAt: appointments.scheduledAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.status, 'processing'),
        isNull(appointments.startedAt),
        gt(appointments.scheduledAt, ahead(until)),
        lte(appointments.scheduledAt, ahead(hours)),
        lte(appointments.createdAt, sql`${appointments.scheduledAt} - make_interval(hours => ${hours})`),
        notExists(
          db
            .select({ one: sql`1` })
            .from(visitReminders)
            .where(
              and(
                eq(visitReminders.appointmentId, appointments.id),
                eq(visitReminders.hours, hours),
                eq(visitReminders.scheduledAt, appointments.scheduledAt),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(appointments.scheduledAt), asc(appointments.id))
    .limit(atOnce);
}

/** Reminds people a day and an hour before their visit, and alerts staff to visits without a doctor or not begun. */
import { and, asc, eq, gt, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import { forEachSettled } from '../../common/for-each-settled';
import type { Database } from '../../db/database';
import { visits, visitMessages } from '../../db/schema';
import type { Services } from '../../services';
import { lockVisit } from '../find-visit';
import { allMessages, isNoteOf, reminders, type VisitMessage } from './visit-messages';

/** Visits per round; the next round handles the others. */
const atOnce = 500;

/** Sends each due message once, in all processes. */
export async function sendVisitMessages(services: Services): Promise<void> {
  const { db } = services;
  const now = services.now();
  await forEachSettled(allMessages, async (message) =>
    forEachSettled(await untoldVisits(db, now, message), ({ reference }) =>
      db.transaction(async (tx) => {
        const visit = await lockVisit(tx, reference);
        // During the wait for the lock, the visit may have changed, or another process may have sent the message.
        const [due] = await untoldVisits(tx, now, message, reference);
        if (!due) return;
        const { id: visitId, scheduledAt } = visit.row;
        const sentMessage = { visitId, message: message.name, scheduledAt, createdAt: now };
        await tx.insert(visitMessages).values(sentMessage);
        const reminds = { visit: reference, message: message.name, at: scheduledAt.toISOString() };
        await message.send(tx, services, visit, reminds);
      }),
    ),
  );
}

/** Marks past-due reminders of a moved visit as sent, because the mail about the move names the new time. */
export async function skipPassedReminders(
  tx: Database,
  { id: visitId, scheduledAt }: Pick<typeof visits.$inferSelect, 'id' | 'scheduledAt'>,
  now: Date,
): Promise<void> {
  const passed = reminders.filter(({ from }) => scheduledAt.getTime() - from * minuteMs <= now.getTime());
  for (const { name: message } of passed)
    await tx
      .insert(visitMessages)
      .values({ visitId, message, scheduledAt, createdAt: now })
      .onConflictDoNothing();
}

/** Whether a message about a visit at that time is due, sent or not. */
export async function isMessageDue(
  db: Database,
  now: Date,
  { visit, message, at }: { visit: string; message: string; at: string },
): Promise<boolean> {
  const facts = allMessages.find(({ name }) => name === message);
  if (!facts) return false;
  const [due] = await db
    .select({ scheduledAt: visits.scheduledAt })
    .from(visits)
    .where(and(eq(visits.reference, visit), isDue(now, facts)));
  return due?.scheduledAt.toISOString() === at;
}

function isDue(now: Date, { from, until, where }: VisitMessage): SQL | undefined {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  return and(
    eq(visits.status, 'processing'),
    isNull(visits.startedAt),
    gt(visits.scheduledAt, inMinutes(until)),
    lte(visits.scheduledAt, inMinutes(from)),
    ...where(now),
  );
}

function untoldVisits(db: Database, now: Date, message: VisitMessage, reference?: string) {
  const sentMessages = db
    .select({ one: sql`1` })
    .from(visitMessages)
    .where(isNoteOf(message.name));
  return db
    .select({ reference: visits.reference })
    .from(visits)
    .where(
      and(
        reference === undefined ? undefined : eq(visits.reference, reference),
        isDue(now, message),
        notExists(sentMessages),
      ),
    )
    .orderBy(asc(visits.scheduledAt), asc(visits.id))
    .limit(atOnce);
}

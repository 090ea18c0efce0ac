/** Sends due text messages. A process claims each one before sending, so that nobody gets a text twice. */
import { brand } from '@ilera/contracts';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { visitTime } from '../../mail/layout';
import { nextAttempt } from '../../common/next-attempt';
import type { Database } from '../../db/database';
import { visits, visitTexts } from '../../db/schema';
import { internationalPhone, MessengerError, type Messenger } from '../../messenger/messenger';
import type { Services } from '../../services';
import { personOf, selectVisits, stateOf, linkOf } from '../select-visits';

type Text = typeof visitTexts.$inferSelect;

/** Sends all due texts; several processes share the work. */
export async function sendTexts({ db, now, messenger }: Services): Promise<void> {
  if (!messenger) return;
  for (let text = await claimNext(db, now()); text; text = await claimNext(db, now()))
    await finish(db, text, now(), await deliver(db, messenger, text, now()));
}

/** Claims the oldest due text for this process. */
async function claimNext(db: Database, now: Date): Promise<Text | undefined> {
  const due = db
    .select({ id: visitTexts.id })
    .from(visitTexts)
    .where(and(isNull(visitTexts.claimedAt), lte(visitTexts.nextAttemptAt, now)))
    .orderBy(asc(visitTexts.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [text] = await db
    .update(visitTexts)
    .set({ claimedAt: now, attempts: sql`${visitTexts.attempts} + 1` })
    .where(eq(visitTexts.id, sql`(${due})`))
    .returning();
  return text;
}

/** Sends a text, unless the visit was cancelled, moved or begun meanwhile, or has no usable phone number. */
async function deliver(db: Database, messenger: Messenger, text: Text, now: Date) {
  const [visit] = await selectVisits(db).where(eq(visits.id, text.visitId));
  const phone = visit && internationalPhone(personOf(visit).phone ?? '');
  const isStillDue =
    visit &&
    stateOf(visit.row) === 'waiting' &&
    visit.row.scheduledAt.getTime() === text.scheduledAt.getTime() &&
    visit.row.scheduledAt > now;
  if (!isStillDue || !phone) return 'dropped';
  try {
    await messenger.send(phone, wordsOf(text.kind, visit.row));
    return 'sent';
  } catch (error) {
    return error instanceof MessengerError ? error : new MessengerError('FAILED', 'unknown');
  }
}

async function finish(db: Database, text: Text, now: Date, result: string | MessengerError): Promise<void> {
  const outcome = typeof result === 'string' ? result : result.code;
  const isLater = typeof result !== 'string' && result.failure === 'later';
  const next = isLater ? nextAttempt(text, now) : null;
  await db
    .update(visitTexts)
    .set({ outcome, ...(next && { claimedAt: null, nextAttemptAt: next }) })
    .where(eq(visitTexts.id, text.id));
  if (typeof result !== 'string')
    console.error(
      JSON.stringify({ event: next ? 'text.delayed' : 'text.dead', textId: text.id, code: outcome }),
    );
}

/** The words of a text. Locked screens show them, so they name time and place but nothing about health. */
function wordsOf(kind: (typeof visitTexts.$inferSelect)['kind'], row: typeof visits.$inferSelect): string {
  const at = visitTime(row.scheduledAt);
  const link = linkOf(row);
  const first = {
    booked: `your appointment is booked: ${at}.`,
    link: `we are ready for your appointment: ${at}.`,
    reminder: `your appointment is soon: ${at}.`,
  }[kind];
  return `${brand.name}: ${first} ${link ? `Join here: ${link}` : 'More in your mail.'}`;
}

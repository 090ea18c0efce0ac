/** Runs the outbox as a queue shared by several processes: one process at a time leases each due mail. */
import type { DeadMail } from '@ilera/contracts/api';
import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import type { Database } from '../db/database';
import { outbox } from '../db/schema';

/** A mail without its encrypted content, so that a mail with a lost key cannot stop the queue. */
export type QueuedMail = Pick<typeof outbox.$inferSelect, 'id' | 'to' | 'subject' | 'attempts' | 'createdAt'>;

const queuedColumns = {
  id: outbox.id,
  to: outbox.to,
  subject: outbox.subject,
  attempts: outbox.attempts,
  createdAt: outbox.createdAt,
};

/**
 * Milliseconds, longer than a delivery can take. If a process dies while sending, another one sends the mail after this
 * time.
 */
export const leaseMs = 2 * minuteMs;

/**
 * Leases the mail that has been due longest, or null. Skips mails that another process is leasing right now.
 */
export async function leaseMail(db: Database, now: Date): Promise<QueuedMail | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), isNull(outbox.deadAt), lte(outbox.nextAttemptAt, now)))
    // Mails that `enqueueMail` postponed come last, however slowly mails are sent.
    .orderBy(
      asc(sql`${outbox.attempts} = 0 and ${outbox.nextAttemptAt} > ${outbox.createdAt}`),
      asc(outbox.nextAttemptAt),
      asc(outbox.id),
    )
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning(queuedColumns);
  return mail ?? null;
}

/** Decrypts the mail's content; throws with code `ENOKEY` if its key is no longer configured. */
export async function mailContent(db: Database, { id }: QueuedMail) {
  const [content] = await db
    .select({ text: outbox.text, html: outbox.html, reminds: outbox.reminds })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!content) throw new Error('The mail was erased');
  return content;
}

/** For a `where`: the mail's row, while this lease is its newest. */
const holdsLease = (mail: QueuedMail) =>
  and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts), isNull(outbox.sentAt));

/** Ends the lease of a delivered mail, and erases its text, which contains links that open accounts. */
export async function markSent(db: Database, mail: QueuedMail, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, text: '', html: '', lastError: null })
    .where(eq(outbox.id, mail.id));
}

/** Removes a leased reminder that is no longer true. */
export async function dropMail(db: Database, mail: QueuedMail): Promise<void> {
  await db.delete(outbox).where(holdsLease(mail));
}

/** Ends the lease after a failure: the mail is due again at `next`, or dead if `next` is null. */
export async function markFailed(
  db: Database,
  mail: QueuedMail,
  failure: { code: string; next: Date | null; now: Date },
): Promise<void> {
  await db
    .update(outbox)
    .set({
      lastError: failure.code,
      ...(failure.next ? { nextAttemptAt: failure.next } : { deadAt: failure.now }),
    })
    .where(holdsLease(mail));
}

/** The dead letters, newest first, without their text. */
export async function deadMails(db: Database): Promise<DeadMail[]> {
  const rows = await db
    .select({ ...queuedColumns, lastError: outbox.lastError, deadAt: outbox.deadAt })
    .from(outbox)
    .where(isNotNull(outbox.deadAt))
    .orderBy(desc(outbox.deadAt), desc(outbox.id))
    .limit(200);
  return rows.map(({ id, to, subject, lastError, deadAt, createdAt }) => ({
    id,
    email: to,
    subject,
    last_error: lastError,
    dead_at: (deadAt ?? createdAt).toISOString(),
  }));
}

/** Puts a dead letter back into the queue for another day of attempts; false if the id names none. */
export async function reviveMail(tx: Database, id: number, now: Date): Promise<boolean> {
  const revived = await tx
    .update(outbox)
    .set({ deadAt: null, attempts: 0, createdAt: now, nextAttemptAt: now })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ id: outbox.id });
  return revived.length > 0;
}

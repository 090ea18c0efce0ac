/**
 * Mail is written to the outbox in the transaction that causes it, so that it is sent if and only if that
 * transaction commits.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isErasedAddress } from '../common/erased-address';
import { outbox, type Reminds } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** By running transaction, how many mails it has put into the outbox. */
const written = new WeakMap<Database, number>();
const dueAtOnce = 10;

/** Counts a mail of this transaction; once that is committed, the mailer looks for due ones. @returns the count so far */
export function noteMail(tx: Database): number {
  const mails = (written.get(tx) ?? 0) + 1;
  if (written.has(tx)) written.set(tx, mails);
  return mails;
}

/** A database that calls `wake` after each transaction that asked for that. */
export function wakingMailer(db: Database, wake: () => void): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const { result, mails } = await db.transaction(async (tx) => {
      written.set(tx, 0);
      return { result: await work(tx), mails: written.get(tx) };
    }, config);
    if (mails) wake();
    return result;
  };
  return Object.assign(Object.create(db) as Database, { transaction });
}

/**
 * Puts a mail into the outbox; the mailer sends it where SMTP is set up. What happens to the payments of an
 * erased person is told to nobody. The mails of a large transaction are due a second after each other, so that nobody
 * waits for a link behind a thousand invitations.
 * @param mail null where there is nothing to send
 * @param reminds for a reminder, which is not sent once this has changed
 */
export async function enqueueMail(
  tx: Database,
  mail: Mail | null,
  reminds: Reminds | null = null,
): Promise<void> {
  if (!mail || isErasedAddress(mail.to)) return;
  const seconds = Math.max(0, noteMail(tx) - dueAtOnce);
  await tx
    .insert(outbox)
    .values({ ...mail, reminds, nextAttemptAt: sql`now() + ${seconds} * interval '1 second'` });
}

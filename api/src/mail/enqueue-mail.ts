/**
 * Writes mails to the outbox within the transaction that causes them, so that a mail is sent if and only if the
 * transaction commits.
 */
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isErasedAddress } from '../people/erased-address';
import { outbox, type Reminds } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The number of mails that each running transaction has put into the outbox. */
const mailCounts = new WeakMap<Database, number>();
const dueAtOnce = 10;

/** Counts a mail of the transaction, whose commit will wake the mailer. @returns the count so far */
export function noteMail(tx: Database): number {
  const mails = (mailCounts.get(tx) ?? 0) + 1;
  if (mailCounts.has(tx)) mailCounts.set(tx, mails);
  return mails;
}

/** Wraps a database to call `wake` after each transaction that has enqueued mail. */
export function wakingMailer(db: Database, wake: () => void): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const { result, mails } = await db.transaction(async (tx) => {
      mailCounts.set(tx, 0);
      return { result: await work(tx), mails: mailCounts.get(tx) };
    }, config);
    if (mails) wake();
    return result;
  };
  return Object.assign(Object.create(db) as Database, { transaction });
}

/**
 * Puts a mail into the outbox, unless its recipient was erased. A large transaction's mails become due a second apart,
 * so that nobody's link waits behind a thousand invitations.
 * @param mail null if there is nothing to send
 * @param reminds what a reminder is about; the reminder is dropped once that has changed
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

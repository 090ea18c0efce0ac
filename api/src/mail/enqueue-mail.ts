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

/** How many mails each running transaction has written. */
const written = new WeakMap<Database, number>();
/** Mails of one transaction that are due at once. */
const dueAtOnce = 10;

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
  const count = (written.get(tx) ?? 0) + 1;
  written.set(tx, count);
  const seconds = Math.max(0, count - dueAtOnce);
  await tx
    .insert(outbox)
    .values({ ...mail, reminds, nextAttemptAt: sql`now() + ${seconds} * interval '1 second'` });
}

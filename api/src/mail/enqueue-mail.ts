/**
 * Writes mails to the outbox within the transaction that causes them, so that a mail is sent if and only if the
 * transaction commits.
 */
import { and, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { isErasedAddress } from '../people/erased-address';
import { outbox, type Reminds } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

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
  const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.deadAt));
  // All mails of a transaction were created at its beginning, which is now().
  const earlier = sql`(select count(*) from ${outbox} where ${isWaiting} and ${outbox.createdAt} = now())`;
  const seconds = sql`greatest(0, ${earlier} + 1 - ${dueAtOnce}::int)`;
  await tx
    .insert(outbox)
    .values({ ...mail, reminds, nextAttemptAt: sql`now() + ${seconds} * interval '1 second'` });
}

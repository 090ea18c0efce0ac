/**
 * Mail is written to the outbox in the transaction that causes it, so that it is sent if and only if that
 * transaction commits.
 */
import type { Database } from '../db/database';
import { isErasedAddress } from '../common/erased-address';
import { outbox } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Puts a mail into the outbox; the mailer sends it where SMTP is set up. What happens to the payments of an
 * erased person is told to nobody.
 */
export async function enqueueMail(db: Database, mail: Mail): Promise<void> {
  if (isErasedAddress(mail.to)) return;
  await db.insert(outbox).values(mail);
}

/**
 * Mail is written to the outbox in the transaction that causes it, so that it is sent if and only if that
 * transaction commits.
 */
import type { Database } from '../db/database';
import { isErasedAddress } from '../common/erased-address';
import { outbox, type Reminds } from '../db/schema';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const withMail = new WeakSet<Database>();

/** Has the mailer look for due mails once this transaction is committed. */
export const wakeMailer = (tx: Database) => void withMail.add(tx);

/** The same database, which calls `wake` after each transaction that asked for that. */
export function wakingMailer(db: Database, wake: () => void): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const { result, hasMail } = await db.transaction(
      async (tx) => ({ result: await work(tx), hasMail: withMail.has(tx) }),
      config,
    );
    if (hasMail) wake();
    return result;
  };
  return Object.assign(Object.create(db) as Database, { transaction });
}

/**
 * Puts a mail into the outbox; the mailer sends it where SMTP is set up. What happens to the payments of an
 * erased person is told to nobody.
 * @param reminds for a reminder, which is not sent once this has changed
 */
export async function enqueueMail(tx: Database, mail: Mail, reminds: Reminds | null = null): Promise<void> {
  if (isErasedAddress(mail.to)) return;
  await tx.insert(outbox).values({ ...mail, reminds });
  wakeMailer(tx);
}

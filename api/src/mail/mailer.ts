/** Sends what waits in the outbox where SMTP is set up; without it the outbox is the development mailbox. */
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import type { Config } from '../config/read-config';
import type { Database } from '../db/open-database';
import { outbox } from '../db/schema';

const maxAttempts = 10;

export interface Mailer {
  /** Something was put into the outbox. */
  wake(): void;
  close(): Promise<void>;
}

interface Transport {
  sendMail(mail: { from: string; to: string; subject: string; text: string; html: string }): Promise<unknown>;
  close(): void;
}

/** A mailer for this configuration; `transport` replaces SMTP in tests. */
export function createMailer(
  config: Config,
  db: Database,
  log: (line: string) => void,
  transport?: Transport,
): Mailer {
  const smtp: Transport | null =
    transport ?? (config.smtpUrl ? nodemailer.createTransport(config.smtpUrl) : null);
  if (!smtp) return { wake: () => {}, close: () => Promise.resolve() };
  let running: Promise<void> | null = null;
  let again = false;

  async function sendWaiting(): Promise<void> {
    const waiting = await db
      .select()
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lt(outbox.attempts, maxAttempts)))
      .orderBy(asc(outbox.id))
      .limit(20);
    for (const mail of waiting) {
      try {
        await smtp?.sendMail({
          from: config.mailFrom,
          to: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
        });
        // The texts hold links that open accounts: once sent they are of no use to us and of much use to a thief.
        await db
          .update(outbox)
          .set({ sentAt: sql`now()`, text: '', html: '' })
          .where(eq(outbox.id, mail.id));
      } catch {
        await db
          .update(outbox)
          .set({ attempts: mail.attempts + 1 })
          .where(eq(outbox.id, mail.id));
        log(`mail ${mail.id} could not be sent, attempt ${mail.attempts + 1}`);
      }
    }
    if (waiting.length === 20) again = true;
  }

  function wake(): void {
    if (running) {
      again = true;
      return;
    }
    running = sendWaiting()
      .catch((error: Error) => log(`outbox: ${error.name}`))
      .finally(() => {
        running = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  const timer = setInterval(wake, 30_000);
  timer.unref();
  wake();
  return {
    wake,
    close: async () => {
      clearInterval(timer);
      again = false;
      await running;
      smtp.close();
    },
  };
}

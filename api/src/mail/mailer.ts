/** Sends the mails of the outbox if SMTP is configured; otherwise the outbox serves as the development mailbox. */
import { withTimeout } from '@ilera/contracts';
import nodemailer from 'nodemailer';
import { nextAttempt } from '../common/next-attempt';
import type { Config } from '../config/read-config';
import type { Database } from '../db/database';
import type { Reminds } from '../db/schema';
import {
  dropMail,
  leaseMail,
  leaseMs,
  mailContent,
  markFailed,
  markSent,
  type QueuedMail,
} from './outbox-queue';
import { errorCode, isConnectionError, isPermanent } from './smtp-errors';

/** Milliseconds between polls of the outbox. */
const pollMs = 1000;
/** Milliseconds before the next poll where mail server or database cannot be reached. */
const pauseMs = 5_000;

export interface Mailer {
  /** Resolves when every due mail has been tried. */
  idle(): Promise<void>;
  /** Waits only for the mail that is being sent. */
  close(): Promise<void>;
}

export interface Transport {
  sendMail(mail: {
    from: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    messageId: string;
  }): Promise<unknown>;
  close(): void;
}

interface MailerOptions {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  db: Database;
  now(): Date;
  /** Whether a queued reminder is still true; false once its visit or plan has changed. */
  isStillDue(db: Database, now: Date, reminds: Reminds): Promise<boolean>;
  /** Writes one line of JSON per event. */
  log(line: string): void;
  /** Replaces SMTP in tests. */
  transport?: Transport;
}

/** Creates a mailer; any number of mailers in any processes can share a database. */
export function createMailer({ config, db, now, isStillDue, log, transport }: MailerOptions): Mailer {
  const smtp = transport ?? (config.smtpUrl ? smtpTransport(config.smtpUrl) : null);
  if (!smtp) return { idle: () => Promise.resolve(), close: () => Promise.resolve() };
  const event = (name: string, mail: QueuedMail, more: object = {}) =>
    log(JSON.stringify({ event: name, mailId: mail.id, attempt: mail.attempts, ...more }));
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** Sends the next due mail. @returns milliseconds to wait before the next one */
  async function sendNext(to: Transport): Promise<number> {
    const mail = await leaseMail(db, now());
    if (!mail) return pollMs;
    try {
      const { reminds, ...content } = await mailContent(db, mail);
      if (reminds && !(await isStillDue(db, now(), reminds))) {
        await dropMail(db, mail);
        event('mail.dropped', mail);
        return 0;
      }
      const message = { ...toHeaders(mail, config.mailFrom), ...content };
      await withTimeout(leaseMs / 2, to.sendMail(message), tooSlow);
    } catch (error) {
      const failure = error as { code?: string; responseCode?: number };
      const next = isPermanent(failure) ? null : nextAttempt(mail, now());
      const code = errorCode(failure);
      await markFailed(db, mail, { code, next, now: now() });
      event(next ? 'mail.delayed' : 'mail.dead', mail, { code, level: next ? 'warn' : 'error' });
      return isConnectionError(failure) ? pauseMs : 0;
    }
    await markSent(db, mail, now());
    return 0;
  }

  async function sendDue(to: Transport): Promise<number> {
    let waitMs = 0;
    while (!isClosed && waitMs === 0) waitMs = await sendNext(to);
    return waitMs;
  }

  function poll(to: Transport): void {
    running = sendDue(to)
      .catch((error: Error) => {
        log(JSON.stringify({ event: 'mail.queue', level: 'error', error: error.name }));
        return pauseMs;
      })
      .then((waitMs) => {
        running = null;
        if (!isClosed) timer = setTimeout(poll, waitMs, to).unref();
      });
  }

  poll(smtp);
  return {
    idle: async () => {
      await running;
    },
    close: async () => {
      clearTimeout(timer);
      isClosed = true;
      await running;
      smtp.close();
    },
  };
}

/** The timeouts add up to less than half a lease, so that two processes never send the same mail. */
const smtpTransport = (url: string): Transport =>
  nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);

/**
 * Uses the same Message-ID for every attempt, so that a server that accepted the mail just before a crash recognises
 * the repeat.
 */
function toHeaders(mail: QueuedMail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const messageId = `<${mail.id}.${mail.createdAt.getTime()}@${domain}>`;
  return { from, to: mail.to, subject: mail.subject, messageId };
}

const tooSlow = () => Object.assign(new Error('timeout'), { code: 'ETIMEDOUT' });

/** Mailers over a test database, with transports that record the mails. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { outbox } from '../../db/schema';
import { createMailer, type Transport } from '../../mail/mailer';
import { enqueueMail } from '../../mail/enqueue-mail';
import { leaseMail } from '../../mail/outbox-queue';
import { isStillDue } from '../../housekeeping/is-still-due';
import type { TestApi } from '../test-api';

const mailerOf = (api: TestApi, transport: Transport, log: string[] = []) =>
  createMailer({
    config: api.services.config,
    db: api.db,
    now: api.services.now,
    isStillDue,
    log: (line) => void log.push(line),
    transport,
  });

/** Puts mails into the outbox. */
export async function enqueue(api: TestApi, subjects: string[]): Promise<void> {
  const content = { text: 'secret link', html: 'secret link' };
  for (const subject of subjects) await enqueueMail(api.db, { to: 'x@mail.example', subject, ...content });
  // The database's clock does not follow `advance`.
  const now = api.services.now();
  await api.db.update(outbox).set({ createdAt: now, nextAttemptAt: now }).where(eq(outbox.attempts, 0));
}

/**
 * Puts mails into the outbox in one transaction, due as they are in production.
 * @returns how many rows of the outbox the transaction read
 */
export const enqueueAtOnce = (api: TestApi, subjects: string[]): Promise<number> =>
  api.services.db.transaction(async (tx) => {
    const before = await rowsRead(tx);
    for (const subject of subjects)
      await enqueueMail(tx, { to: 'x@mail.example', subject, text: 'secret link', html: 'secret link' });
    return (await rowsRead(tx)) - before;
  });

/** How many rows of the outbox this connection has read. */
async function rowsRead(tx: Database): Promise<number> {
  const [row] = await tx
    .select({ read: sql<string>`seq_tup_read + coalesce(idx_tup_fetch, 0)` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname = 'outbox'`);
  return Number(row?.read);
}

/** Sends due mails with `mailers` mailers at once; the transport throws `error` where it is given. */
export async function sendDue(api: TestApi, error?: { code: string; responseCode?: number }, mailers = 1) {
  const sent: string[] = [];
  const ids: string[] = [];
  const log: string[] = [];
  const transport: Transport = {
    sendMail: async ({ subject, messageId }) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (error) throw Object.assign(new Error(`not to x@mail.example`), error);
      sent.push(subject);
      ids.push(messageId);
    },
    close: () => undefined,
  };
  const running = Array.from({ length: mailers }, () => mailerOf(api, transport, log));
  await Promise.all(running.map((mailer) => mailer.idle()));
  await Promise.all(running.map((mailer) => mailer.close()));
  return { sent, ids, log };
}

/** A process that dies while it sends: it leases a mail and never reports a result. */
export const dieWhileSending = (api: TestApi) => leaseMail(api.db, api.services.now());

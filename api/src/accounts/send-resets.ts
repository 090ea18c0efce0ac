/**
 * Forgotten passwords. A request is stored for every address alike and answered; its account is looked up a
 * moment later, so that the response time reveals nothing about the address.
 */
import { asc, eq } from 'drizzle-orm';
import { doEach } from '../common/do-each';
import { isEmail, type Database } from '../db/database';
import { resetRequests, users } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { resetMail } from '../mail/account-mails';
import type { Services } from '../services';
import { issueToken, wasJustIssued } from './one-time-tokens';

/** Sends the mails of stored requests; each request is handled by one process, and locks no other person. */
export async function sendResets(services: Services): Promise<void> {
  const { db } = services;
  const stored = await db.select({ id: resetRequests.id }).from(resetRequests).orderBy(asc(resetRequests.id));
  await doEach(stored, ({ id }) =>
    db.transaction(async (tx) => {
      const isThis = eq(resetRequests.id, id);
      const [request] = await tx
        .select()
        .from(resetRequests)
        .where(isThis)
        .for('update', { skipLocked: true });
      if (!request) return;
      await sendReset(tx, services, request.email);
      await tx.delete(resetRequests).where(isThis);
    }),
  );
}

async function sendReset(tx: Database, { config, now }: Services, email: string): Promise<void> {
  const [person] = await tx.select().from(users).where(isEmail(users.email, email)).for('update');
  if (!person) return;
  const moment = now();
  if (await wasJustIssued(tx, 'reset', person.id, moment)) return;
  // Links that were sent before stay open until one is used: a stranger who asks again must not close them.
  const token = await issueToken(tx, 'reset', person.id, moment);
  await enqueueMail(tx, resetMail(config, person, token));
}

/** Runs `sendResets` about a second after the first call, so that neither its work nor its length can be timed. */
export function createResetSender(services: Services): { wake(): void; stop(): Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    timer = null;
    running = sendResets(services).catch((error: Error) => console.error('password resets:', error.name));
  };
  return {
    wake: () => void (timer ??= setTimeout(run, services.resetDelay())),
    stop: async () => {
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

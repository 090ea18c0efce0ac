/**
 * Sends password resets. The call stores a request for any address alike, and the account is looked up later, so that
 * the response time reveals nothing about the address.
 */
import { asc, eq } from 'drizzle-orm';
import { forEachSettled } from '../common/for-each-settled';
import { emailIs, type Database } from '../db/database';
import { resetRequests, users } from '../db/schema';
import { enqueueMail } from '../mail/enqueue-mail';
import { resetMail } from '../mail/account-mails';
import type { Services } from '../services';
import { issueToken, wasJustIssued } from './one-time-tokens';

/** Sends the mails of stored requests. One process handles each request, and locks only its person. */
export async function sendResets(services: Services): Promise<void> {
  const { db } = services;
  const stored = await db.select({ id: resetRequests.id }).from(resetRequests).orderBy(asc(resetRequests.id));
  await forEachSettled(stored, ({ id }) =>
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
  const [person] = await tx.select().from(users).where(emailIs(users.email, email)).for('update');
  if (!person) return;
  const moment = now();
  if (await wasJustIssued(tx, 'reset', person.id, moment)) return;
  // Earlier links stay valid until one is used: a stranger's request must not invalidate them.
  const token = await issueToken(tx, 'reset', person.id, moment);
  await enqueueMail(tx, resetMail(config, person, token));
}

/** Runs `sendResets` about a second after the first `wake`, so that callers cannot time it. */
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

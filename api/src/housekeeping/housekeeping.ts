/**
 * Housekeeping: what must be told in time every minute; open payments and rows past their retention every ten; files
 * that nothing refers to every six hours.
 */
import { and, desc, isNotNull, isNull, lt, or, eq, sql } from 'drizzle-orm';
import {
  googleFlows,
  idempotencyKeys,
  loginAttempts,
  oneTimeTokens,
  sessions,
  staffSessions,
  useCounts,
  payments,
} from '../db/schema';
import { doEach } from '../common/do-each';
import { sendResets } from '../accounts/send-resets';
import { sendTexts } from '../visits/messages/send-texts';
import { sendVisitMessages } from '../visits/messages/send-visit-messages';
import { tellOfEnd, warnWithoutSeat } from '../members/tell-members';
import { removeOrphans } from '../evidence/remove-orphans';
import { applyRetention } from '../privacy/retention';
import type { Services } from '../services';
import { sendReminders } from '../subscriptions/send-reminders';
import { attemptMinutes } from '../payment-providers/payment-provider';
import { cancelPayments, isUndecided } from '../payments/attempt';
import { sendRefunds } from '../payments/refunds';
import { settlePayment } from '../payments/settle-payment';
import { dayMs, hourMs, minuteMs } from '../common/time';

type Step = (services: Services) => Promise<unknown>;

/** What is told of visits, by mail and by text, and the money that goes back. */
const inTime: Step[] = [sendVisitMessages, sendTexts, sendRefunds];

/** What may wait ten minutes. */
const inPassing: Step[] = [
  sendReminders,
  ...inTime,
  warnWithoutSeat,
  tellOfEnd,
  sendResets,
  applyRetention,
  removeExpired,
  // Last, because a provider that does not answer makes it long.
  closeAttempts,
];

const take = (steps: Step[], services: Services) => doEach(steps, (step) => step(services));

/** One round of everything: at the start, and in tests. */
export const tidyUp = (services: Services): Promise<void> => take([...inPassing, removeOrphans], services);

/** Removes keys, tokens, counts and sessions that are over. */
async function removeExpired(services: Services): Promise<void> {
  const { db } = services;
  const before = (ms: number) => new Date(services.now().getTime() - ms);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(dayMs)));
  await db.delete(googleFlows).where(lt(googleFlows.createdAt, before(hourMs)));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before(7 * dayMs)));
  await db.delete(useCounts).where(lt(useCounts.endsAt, services.now()));
  const longAgo = lt(loginAttempts.succeededAt, before(90 * dayMs));
  await db
    .delete(loginAttempts)
    .where(and(lt(loginAttempts.lastAt, before(hourMs)), or(isNull(loginAttempts.succeededAt), longAgo)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(dayMs)));
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, services.now()));
  await db.delete(sessions).where(and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before(dayMs))));
}

/** Starts the rounds; their timers do not keep the process alive. */
export function startHousekeeping(services: Services): { stop(): void } {
  const every = (minutes: number, round: () => Promise<void>) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      round()
        .catch((error: Error) => console.error('housekeeping:', error.name))
        .finally(() => (isRunning = false));
    }, minutes * minuteMs).unref();
  };
  const timers = [
    every(1, () => take(inTime, services)),
    every(10, () => take(inPassing, services)),
    // Seldom, because this lists every stored file.
    every(6 * 60, () => take([removeOrphans], services)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

/** One round: verifies every expired attempt; those undecided after a day are closed. */
async function closeAttempts(services: Services): Promise<void> {
  const { db } = services;
  const before = (ms: number) => new Date(services.now().getTime() - ms);
  const waiting = await db
    .select({ reference: payments.reference, createdAt: payments.createdAt })
    .from(payments)
    .where(and(isUndecided(services.now()), lt(payments.createdAt, before(attemptMinutes * minuteMs))))
    // However many were declined, those that are open come first, and each of the others has its turn.
    .orderBy(desc(eq(payments.status, 'processing')), sql`random()`)
    .limit(100);
  await doEach(waiting, async ({ reference, createdAt }) => {
    const isAnswered = await settlePayment(services, reference).then(
      () => true,
      () => false,
    );
    // While the provider does not answer, it may be paid.
    if (isAnswered && createdAt < before(dayMs))
      await cancelPayments(
        db,
        services,
        and(eq(payments.reference, reference), eq(payments.status, 'processing')),
        'The payment was not completed.',
      );
  });
}

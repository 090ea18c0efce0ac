/**
 * Housekeeping. Every minute: timely messages and refunds. Every ten minutes: open payments, reminders, and rows past
 * their retention. Every six hours: files that nothing refers to.
 */
import { and, desc, isNull, lt, or, eq, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '@ilera/format';
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
import { forEachSettled } from '../common/for-each-settled';
import { sendResets } from '../accounts/send-resets';
import { knownMs, memoryMs } from '../limits/login-backoff';
import { sendTexts } from '../visits/messages/send-texts';
import { sendVisitMessages } from '../visits/messages/send-visit-messages';
import { endTakeUps } from '../members/take-up-plan';
import { tellOfEnd, warnWithoutSeat } from '../members/tell-members';
import { removeOrphans } from '../evidence/remove-orphans';
import { applyRetention } from '../privacy/retention';
import type { Services } from '../services';
import { sendReminders } from '../subscriptions/send-reminders';
import { attemptMinutes } from '../payment-providers/payment-provider';
import { cancelPayments, isUndecided } from '../payments/attempt';
import { sendRefunds } from '../payments/refunds';
import { settlePayment } from '../payments/settle-payment';

type Step = (services: Services) => Promise<unknown>;

const everyMinute: Step[] = [sendVisitMessages, sendTexts, sendRefunds];

const everyTenMinutes: Step[] = [
  sendReminders,
  warnWithoutSeat,
  tellOfEnd,
  endTakeUps,
  sendResets,
  applyRetention,
  removeExpired,
  // Last, because an unresponsive payment provider makes this step slow.
  closeAttempts,
];

const runSteps = (steps: Step[], services: Services) => forEachSettled(steps, (step) => step(services));

/** Runs every step once. */
export const runAllSteps = (services: Services): Promise<void> =>
  runSteps([...everyMinute, ...everyTenMinutes, removeOrphans], services);

async function removeExpired(services: Services): Promise<void> {
  const { db } = services;
  const before = (ms: number) => new Date(services.now().getTime() - ms);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(dayMs)));
  await db.delete(googleFlows).where(lt(googleFlows.createdAt, before(hourMs)));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before(7 * dayMs)));
  await db.delete(useCounts).where(lt(useCounts.endsAt, services.now()));
  const longAgo = lt(loginAttempts.succeededAt, before(knownMs));
  await db
    .delete(loginAttempts)
    .where(and(lt(loginAttempts.lastAt, before(memoryMs)), or(isNull(loginAttempts.succeededAt), longAgo)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(dayMs)));
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, services.now()));
}

const report = (error: Error) => console.error('housekeeping:', error.name);

/** Runs every step, then starts the timers, which do not keep the process alive. */
export function startHousekeeping(services: Services): { stop(): void } {
  // A payment may have succeeded while no API ran.
  runAllSteps(services).catch(report);
  const every = (minutes: number, round: () => Promise<void>) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      round()
        .catch(report)
        .finally(() => (isRunning = false));
    }, minutes * minuteMs).unref();
  };
  const timers = [
    every(1, () => runSteps(everyMinute, services)),
    every(10, () => runSteps(everyTenMinutes, services)),
    // Every six hours only, because the step lists every stored file.
    every(6 * 60, () => runSteps([removeOrphans], services)),
  ];
  return { stop: () => timers.forEach(clearInterval) };
}

/** Verifies up to 100 expired payment attempts, and closes those that are undecided after a day. */
async function closeAttempts(services: Services): Promise<void> {
  const { db } = services;
  const before = (ms: number) => new Date(services.now().getTime() - ms);
  const waiting = await db
    .select({ reference: payments.reference, createdAt: payments.createdAt })
    .from(payments)
    .where(and(isUndecided(services.now()), lt(payments.createdAt, before(attemptMinutes * minuteMs))))
    // Open attempts first; random order gives each declined or replaced attempt its turn.
    .orderBy(desc(eq(payments.status, 'processing')), sql`random()`)
    .limit(100);
  await forEachSettled(waiting, async ({ reference, createdAt }) => {
    const isAnswered = await settlePayment(services, reference).then(
      () => true,
      () => false,
    );
    // Without the provider's answer, the attempt may have been paid.
    if (isAnswered && createdAt < before(dayMs))
      await cancelPayments(
        db,
        services,
        and(eq(payments.reference, reference), eq(payments.status, 'processing')),
        'The payment was not completed.',
      );
  });
}

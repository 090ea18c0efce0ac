/** Housekeeping every ten minutes: open payments, and rows past their retention time. */
import { and, isNotNull, isNull, lt, or } from 'drizzle-orm';
import {
  googleFlows,
  idempotencyKeys,
  loginAttempts,
  oneTimeTokens,
  sessions,
  staffSessions,
  useCounts,
} from '../db/schema';
import { sendResets } from '../accounts/send-resets';
import { sendVisitReminders } from '../clinic/messages/send-visit-reminders';
import { closeAttempts } from '../payments/close-attempts';
import { tellOfEnd } from '../members/tell-of-end';
import { warnWithoutPlace } from '../members/warn-without-place';
import { removeOrphans } from '../evidence/remove-orphans';
import { applyRetention } from '../privacy/retention';
import type { Services } from '../services';
import { sendReminders } from '../subscriptions/send-reminders';

const hour = 3_600_000;

/** One round; exported for tests. */
export async function tidyUp(services: Services): Promise<void> {
  const { db } = services;
  const before = (ms: number) => new Date(services.now().getTime() - ms);
  await closeAttempts(services);
  await sendReminders(services);
  await sendVisitReminders(services);
  await warnWithoutPlace(services);
  await tellOfEnd(services);
  await sendResets(services);
  await removeOrphans(db, services.evidence, services.now());
  await applyRetention(services);
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(24 * hour)));
  await db.delete(googleFlows).where(lt(googleFlows.createdAt, before(hour)));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before(7 * 24 * hour)));
  await db.delete(useCounts).where(lt(useCounts.endsAt, services.now()));
  const longAgo = lt(loginAttempts.succeededAt, before(90 * 24 * hour));
  await db
    .delete(loginAttempts)
    .where(and(lt(loginAttempts.lastAt, before(hour)), or(isNull(loginAttempts.succeededAt), longAgo)));
  await db.delete(sessions).where(lt(sessions.expiresAt, before(24 * hour)));
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, services.now()));
  await db
    .delete(sessions)
    .where(and(isNotNull(sessions.revokedAt), lt(sessions.revokedAt, before(24 * hour))));
}

/** Starts the rounds; the timer does not keep the process alive. */
export function startHousekeeping(services: Services): { stop(): void } {
  const timer = setInterval(() => {
    tidyUp(services).catch((error: Error) => console.error('housekeeping:', error.name));
  }, 10 * 60_000);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** When the delivery of a mail or text is retried. */
import { dayMs, hourMs } from '@ilera/format';

const firstDelayMs = 30_000;
const maxDelayMs = 2 * hourMs;
const giveUpMs = dayMs;

/**
 * The time of the next attempt: 30 s after the first, doubling up to two hours; null a day after the message was
 * written. A random part spreads messages that failed together over a fifth of the delay.
 */
export function nextAttempt(message: { attempts: number; createdAt: Date }, now: Date): Date | null {
  if (now.getTime() - message.createdAt.getTime() >= giveUpMs) return null;
  const delay = Math.min(maxDelayMs, firstDelayMs * 2 ** (message.attempts - 1));
  return new Date(now.getTime() + delay * (1 + Math.random() / 5));
}

/**
 * Slows down guessing at one account: after five wrong passwords each further one doubles the wait. Kept in memory, by
 * e-mail address and caller, so that a stranger's guesses do not lock the owner out of another network.
 */
interface Attempts {
  failures: number;
  until: number;
}

const freeFailures = 5;
const maxWaitMs = 15 * 60_000;
const maxEntries = 20_000;

export interface LoginBackoff {
  /** Seconds to wait; 0 when the attempt may be made. */
  waitSeconds(email: string, address: string): number;
  failed(email: string, address: string): void;
  succeeded(email: string, address: string): void;
}

/** A fresh, empty memory of failures. */
export function createLoginBackoff(now: () => number, enabled: boolean): LoginBackoff {
  const attempts = new Map<string, Attempts>();
  const keyOf = (email: string, address: string) => `${email.trim().toLowerCase()} ${address}`;
  return {
    waitSeconds(email, address) {
      if (!enabled) return 0;
      const entry = attempts.get(keyOf(email, address));
      return entry ? Math.max(0, Math.ceil((entry.until - now()) / 1000)) : 0;
    },
    failed(email, address) {
      if (!enabled) return;
      const key = keyOf(email, address);
      const failures = (attempts.get(key)?.failures ?? 0) + 1;
      const wait = failures < freeFailures ? 0 : Math.min(maxWaitMs, 2 ** (failures - freeFailures) * 2000);
      attempts.delete(key);
      attempts.set(key, { failures, until: now() + wait });
      // The oldest goes first: a flood of made-up addresses must not fill the memory.
      if (attempts.size > maxEntries) attempts.delete(attempts.keys().next().value ?? '');
    },
    succeeded(email, address) {
      attempts.delete(keyOf(email, address));
    },
  };
}

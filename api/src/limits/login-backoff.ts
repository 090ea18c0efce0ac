/**
 * Slows down password guessing at one account, across all processes. After five wrong passwords a network waits,
 * twice as long each time. After ten from all networks together, the account as a whole waits between attempts, which
 * limits guessing from many addresses. Networks from which the owner has signed in or reset the password are exempt
 * from the account's waits, so the owner is not locked out.
 */
import { dayMs, hourMs } from '@ilera/format';
import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import { tooMany } from '../common/response-error';
import { loginAttempts } from '../db/schema';
import { networkHash } from '../context/request-context';
import type { Services } from '../services';
import { keyedDigest } from '../encryption/hash';

const network = { freeFailures: 5, firstWaitSeconds: 2, maxWaitSeconds: 15 * 60 };
const account = { freeFailures: 10, firstWaitSeconds: 1, maxWaitSeconds: 30 };
type Schedule = typeof network;

/** Milliseconds until a failure no longer counts. */
export const memoryMs = hourMs;
/** Milliseconds for which a network stays known after a sign-in. */
export const knownMs = 90 * dayMs;

/** The keyed hash stored in place of the address that somebody signs in with. */
export const accountHash = (email: string): string =>
  keyedDigest('login-account', email.trim().toLowerCase());

interface LoginKey {
  accountHash: string;
  networkHash: string;
}

const keys = (email: string): LoginKey => ({ accountHash: accountHash(email), networkHash: networkHash() });
const at = (key: LoginKey): SQL | undefined =>
  and(eq(loginAttempts.accountHash, key.accountHash), eq(loginAttempts.networkHash, key.networkHash));

const oneLess = sql`greatest(0, ${loginAttempts.failures} - 1)`;

/** Whether the account's owner has signed in from the network of the request. */
export async function knowsNetwork({ reservedDb, now }: Services, email: string): Promise<boolean> {
  const [row] = await reservedDb
    .select()
    .from(loginAttempts)
    .where(at(keys(email)));
  return row?.succeededAt != null && row.succeededAt.getTime() > now().getTime() - knownMs;
}

/** Uses the reserved connections, so that signing in works while all others are busy. */
export function createLoginBackoff(services: Services) {
  const { reservedDb: db, config, now } = services;

  /** Counts in one statement, so that no parallel attempt is missed; throws 429 before the wait is over. */
  async function count(key: LoginKey, schedule: Schedule): Promise<void> {
    const time = now();
    const stamp = sql`${time.toISOString()}::timestamptz`;
    const forgetBefore = sql`${new Date(time.getTime() - memoryMs).toISOString()}::timestamptz`;
    const failures = sql`case when ${loginAttempts.lastAt} < ${forgetBefore} then 1 else ${loginAttempts.failures} + 1 end`;
    const over = sql`(${failures}) - ${schedule.freeFailures}`;
    const seconds = sql`case when ${over} < 0 then 0 else least(${schedule.maxWaitSeconds}, ${schedule.firstWaitSeconds} * power(2, least(20, ${over}))) end`;
    const [counted] = await db
      .insert(loginAttempts)
      .values({ ...key, failures: 1, lastAt: time, waitUntil: time })
      .onConflictDoUpdate({
        target: [loginAttempts.accountHash, loginAttempts.networkHash],
        set: {
          failures,
          lastAt: stamp,
          waitUntil: sql`${stamp} + (${seconds}) * interval '1 second'`,
        },
        setWhere: lte(loginAttempts.waitUntil, time),
      })
      .returning();
    if (counted) return;
    const [row] = await db.select().from(loginAttempts).where(at(key));
    if (row) throw tooMany(Math.max(1, Math.ceil((row.waitUntil.getTime() - time.getTime()) / 1000)));
  }

  /** Takes back what `count` counted of an attempt. */
  const takeBack = (key: LoginKey): Promise<unknown> =>
    db.update(loginAttempts).set({ failures: oneLess, waitUntil: now() }).where(at(key)).execute();

  return {
    /**
     * Runs the check of a password, and counts it as failed until `succeeded` is called; throws 429 if the attempt has
     * to wait. An attempt that has to wait, or whose check throws, does not count.
     */
    async attempt<T>(email: string, check: () => Promise<T>): Promise<T> {
      if (!config.rateLimits) return check();
      const own = keys(email);
      const counted: LoginKey[] = [];
      const countOnce = async (key: LoginKey, schedule: Schedule) => {
        await count(key, schedule);
        counted.push(key);
      };
      try {
        await countOnce(own, network);
        if (!(await knowsNetwork(services, email))) await countOnce({ ...own, networkHash: '' }, account);
        return await check();
      } catch (error) {
        await Promise.allSettled(counted.map(takeBack));
        throw error;
      }
    },
    async succeeded(email: string): Promise<void> {
      if (!config.rateLimits) return;
      const own = keys(email);
      const time = now();
      const clean = { failures: 0, waitUntil: time, succeededAt: time };
      await db
        .insert(loginAttempts)
        .values({ ...own, ...clean, lastAt: time })
        .onConflictDoUpdate({
          target: [loginAttempts.accountHash, loginAttempts.networkHash],
          set: clean,
        });
      await db
        .update(loginAttempts)
        .set({ failures: oneLess })
        .where(at({ ...own, networkHash: '' }));
    },
  };
}

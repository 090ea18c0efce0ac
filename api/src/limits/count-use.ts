/**
 * Counts uses in windows of time, in the database, so that all API processes count together; the store of
 * `@fastify/rate-limit` counts so too.
 */
import { eq, sql } from 'drizzle-orm';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../db/database';
import { useCounts } from '../db/schema';
import { keyedDigest } from '../encryption/hash';
import type { Services } from '../services';

/** Keyed, because it names addresses and networks, which somebody could try one by one. */
const hashOf = (key: string): string => keyedDigest('use-count', key);

export interface Use {
  /** Uses in the present window, this one included. */
  count: number;
  endsAt: Date;
}

/**
 * Counts one use.
 * @param key what is counted, for whom
 * @param windowMs milliseconds from the first use
 */
export async function countUse(db: Database, key: string, windowMs: number, now: Date): Promise<Use> {
  const keyHash = hashOf(key);
  const endsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${useCounts.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(useCounts)
    .values({ keyHash, count: 1, endsAt })
    .onConflictDoUpdate({
      target: useCounts.keyHash,
      set: {
        count: sql`case when ${isOver} then 1 else ${useCounts.count} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${useCounts.endsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The use was not counted');
  return { count: row.count, endsAt: row.endsAt };
}

/** Takes back one use of a key. */
export async function giveUseBack(db: Database, key: string): Promise<void> {
  await db
    .update(useCounts)
    .set({ count: sql`greatest(0, ${useCounts.count} - 1)` })
    .where(eq(useCounts.keyHash, hashOf(key)));
}

type Done = Parameters<FastifyRateLimitStore['incr']>[1];
type ChildOptions = RouteOptions & { path: string; prefix: string };

const maxRemembered = 20_000;

/** A store class, as the plugin takes it. */
export function sharedStore({ reservedDb: db, now }: Services): FastifyRateLimitStoreCtor {
  /** Keys that are over their limit, so that a flood is refused without a query for each call. */
  const exceeded = new LRUCache<string, { count: number; endsAt: Date }>({ max: maxRemembered });

  return class SharedStore implements FastifyRateLimitStore {
    private readonly route: string;

    constructor(options: RateLimitOptions) {
      const { routeInfo } = options as { routeInfo?: ChildOptions };
      this.route = routeInfo ? `${String(routeInfo.method)} ${routeInfo.url}` : '';
    }

    incr(caller: string, done: Done, windowMs = 60_000, max = Infinity): void {
      const at = now();
      const key = `${this.route} ${caller}`;
      const known = exceeded.get(key);
      if (known && known.endsAt > at) {
        done(null, { current: known.count, ttl: known.endsAt.getTime() - at.getTime() });
        return;
      }
      exceeded.delete(key);
      countUse(db, key, windowMs, at).then(
        (use) => {
          if (use.count > max) exceeded.set(key, use);
          done(null, { current: use.count, ttl: use.endsAt.getTime() - at.getTime() });
        },
        (error: Error) => done(error),
      );
    }

    child(options: ChildOptions): FastifyRateLimitStore {
      return new SharedStore(options as unknown as RateLimitOptions);
    }
  };
}

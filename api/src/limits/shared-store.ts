/** The store of `@fastify/rate-limit` over the database: one address has one limit over all processes. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor, RateLimitOptions } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Services } from '../services';
import { countUse } from './count-use';

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

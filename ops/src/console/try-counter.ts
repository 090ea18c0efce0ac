import { LRUCache } from 'lru-cache';

const minuteMs = 60_000;
const mostAddresses = 10_000;

/** Limits guessing: so many attempts a minute from one address. */
export class TryCounter {
  private readonly tries = new LRUCache<string, { count: number }>({ max: mostAddresses, ttl: minuteMs });

  constructor(private readonly most = 5) {}

  /** Counts an attempt; true when it is allowed. */
  take(address: string): boolean {
    const entry = this.tries.get(address) ?? { count: 0 };
    entry.count += 1;
    // The time of an address that is there already goes on, so that the minute begins with its first attempt.
    if (!this.tries.has(address)) this.tries.set(address, entry);
    return entry.count <= this.most;
  }
}

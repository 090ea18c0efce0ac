import { createHmac, timingSafeEqual } from 'node:crypto';
import { seal, unseal } from '../common/sealed';

/** Who works at the console, and until when. */
export interface OperatorSession {
  name: string;
  /** Seconds since 1970. */
  expires: number;
}

const hours = 8;
const purpose = 'console';

/** Compares in constant time, whatever the lengths. */
export function isKey(given: string, opsKey: string): boolean {
  const digest = (text: string): Buffer => createHmac('sha256', opsKey).update(text).digest();
  return timingSafeEqual(digest(given), digest(opsKey));
}

/** The cookie's value for an operator who signed in. */
export const sealSession = (name: string, opsKey: string, now = Date.now()): string =>
  seal(purpose, { name, expires: Math.floor(now / 1000) + hours * 3600 }, opsKey);

/** Reads the cookie; undefined when it is forged or over. */
export const readSession = (
  cookie: string | undefined,
  opsKey: string,
  now = Date.now(),
): OperatorSession | undefined => unseal<OperatorSession>(purpose, cookie, opsKey, now);

/** Slows down guessing: so many tries a minute from one address. */
export class TryCounter {
  private readonly tries = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly most = 5,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a try and answers whether it may be made. */
  take(address: string): boolean {
    const known = this.tries.get(address);
    const entry = known && known.until > this.now() ? known : { count: 0, until: this.now() + 60_000 };
    entry.count += 1;
    this.tries.set(address, entry);
    const [oldest] = this.tries.keys();
    if (this.tries.size > 10_000 && oldest) this.tries.delete(oldest);
    return entry.count <= this.most;
  }
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who works at the console, and until when. */
export interface OperatorSession {
  name: string;
  expires: number;
}

const hours = 8;
const seal = (opsKey: string, text: string): Buffer =>
  createHmac('sha256', opsKey).update(`console:${text}`).digest();

/** Compares in constant time, whatever the lengths. */
export function isKey(given: string, opsKey: string): boolean {
  return timingSafeEqual(seal(opsKey, given), seal(opsKey, opsKey));
}

/** The cookie's value for an operator who showed the key. */
export function openSession(name: string, opsKey: string, now = Date.now()): string {
  const session: OperatorSession = { name, expires: now + hours * 3_600_000 };
  const content = Buffer.from(JSON.stringify(session)).toString('base64url');
  return `${content}.${seal(opsKey, content).toString('base64url')}`;
}

/** Reads the cookie; nothing when it is forged or over. */
export function readSession(
  cookie: string | undefined,
  opsKey: string,
  now = Date.now(),
): OperatorSession | undefined {
  const [content = '', signature = ''] = (cookie ?? '').split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = seal(opsKey, content);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const session = JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as OperatorSession;
  return session.expires > now ? session : undefined;
}

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

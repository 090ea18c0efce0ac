/**
 * Password hashing behind a queue. Each hash keeps a core busy for tens of milliseconds; without a cap a flood of logins
 * takes all cores from everybody else (measured: reads nine times slower).
 */
import { cpus } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../http/http-error';

/** argon2id (the library's number 2), OWASP's minimum for interactive logins. */
const cost = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

export interface HashQueue {
  /** Refuses when too many wait: asked before any work is done for a login. */
  checkQueue(): Promise<void>;
  hash(password: string): Promise<string>;
  /** Takes as long for no stored hash as for a wrong password, so that time tells nothing. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** Was this hash made with other costs than today's? */
  isOutdated(stored: string): boolean;
}

/** A queue that hashes on all cores but one, and answers 503 when too many wait. */
export function createHashQueue(limit = Math.max(1, cpus().length - 1), queueLimit = 50): HashQueue {
  // With two cores a hash takes half of the machine: it pauses as long as it worked, which still is thirty logins a second.
  const isSmall = cpus().length <= 2;
  let running = 0;
  const waiting: (() => void)[] = [];

  const isFull = () => waiting.length >= queueLimit;

  async function refuse(): Promise<never> {
    // Held for a moment: who is refused at once asks again at once, and a flood would be faster than without a limit.
    await new Promise((resolve) => setTimeout(resolve, 80));
    throw new HttpError(503, 'Many people are signing in. Try again in a few seconds.', undefined, 5);
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) {
      // Asked and taken in one go: between an `await` and the place in the queue a hundred others would fit.
      if (isFull()) await refuse();
      // The slot goes to the request that has waited longest, so that a new one cannot take it in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      setTimeout(leave, isSmall ? performance.now() - begun : 0);
    }
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  const makeHash = (password: string) => hash(password, cost);
  let decoy: Promise<string> | null = null;
  return {
    checkQueue: async () => {
      if (isFull()) await refuse();
    },
    hash: (password) => inTurn(() => makeHash(password)),
    matches: (stored, password) =>
      inTurn(async () => {
        const against = stored ?? (await (decoy ??= makeHash('nobody has this password')));
        const same = await verify(against, password).catch(() => false);
        return same && stored !== null;
      }),
    isOutdated: (stored) =>
      !stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
  };
}

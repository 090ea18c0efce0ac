/**
 * Password hashing behind a queue. Each hash uses a core for tens of milliseconds; without a cap a flood of
 * logins takes all cores from other requests (measured: reads nine times slower).
 */
import { cpus } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ResponseError } from './response-error';

/** OWASP's minimum for interactive logins with argon2id; kibibytes and rounds. */
const interactive = { memoryCost: 19456, timeCost: 2 };

/** The library's number of it. */
const argon2id = 2;

/** A keyboard sends é as one character, another as two: both are the same password. */
export const composed = (password: string): string => password.normalize('NFC');

export type HashQueue = ReturnType<typeof createHashQueue>;

/** A queue that hashes on all cores but one, and answers 503 when too many wait. Only tests have another cost. */
export function createHashQueue({
  limit = Math.max(1, cpus().length - 1),
  queueLimit = 50,
  cost = interactive,
} = {}) {
  // With two cores a hash takes half of the machine, so the queue pauses for as long as it worked, which
  // allows thirty logins a second.
  const isSmall = cpus().length <= 2;
  let running = 0;
  const waiting: (() => void)[] = [];

  const isFull = () => waiting.length >= queueLimit;

  async function refuse(): Promise<never> {
    // The refusal is delayed: a client that is refused at once repeats at once, and a flood would be faster
    // than without a limit.
    await new Promise((resolve) => setTimeout(resolve, 80));
    throw new ResponseError(503, 'Many people are signing in. Try again in a few seconds.', undefined, 5);
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) {
      // Checked without an `await` before taking the place in the queue, or a hundred other requests would
      // pass the check too.
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

  const makeHash = (password: string) =>
    hash(composed(password), { algorithm: argon2id, parallelism: 1, ...cost });
  let decoy: Promise<string> | null = null;
  return {
    /** Throws 503 when too many requests wait. Called before any work is done for a login. */
    checkQueue: async (): Promise<void> => {
      if (isFull()) await refuse();
    },
    hash: (password: string) => inTurn(() => makeHash(password)),
    /** Takes as long without a stored hash as with a wrong password, so that the time reveals nothing. */
    matches: (stored: string | null, password: string) =>
      inTurn(async () => {
        const against = stored ?? (await (decoy ??= makeHash('nobody has this password')));
        const same = await verify(against, composed(password)).catch(() => false);
        return same && stored !== null;
      }),
    /** Whether a stored hash was made with other costs than today's. */
    isOutdated: (stored: string) => !stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
  };
}

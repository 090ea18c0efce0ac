/**
 * Password hashing behind a queue. Each hash uses a core for tens of milliseconds; without a cap a flood of
 * logins takes all cores from other requests (measured: reads nine times slower).
 */
import { cpus } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ResponseError } from '../common/response-error';

/** OWASP's minimum for interactive logins with argon2id; kibibytes and rounds. */
const interactive = { memoryCost: 19456, timeCost: 2 };

/** The `Algorithm` value of argon2id in `@node-rs/argon2`. */
const argon2id = 2;

/** Normalises a password: some keyboards send é as one character, others as two. */
export const composed = (password: string): string => password.normalize('NFC');

export type HashQueue = ReturnType<typeof createHashQueue>;

/** Hashes on all cores but one; throws 503 when too many requests wait. Only tests override `cost`. */
export function createHashQueue({
  limit = Math.max(1, cpus().length - 1),
  queueLimit = 50,
  cost = interactive,
} = {}) {
  // On two cores a hash takes half of the machine, so the queue pauses after each hash for as long as the hash took.
  // That allows thirty logins a second.
  const isSmall = cpus().length <= 2;
  let running = 0;
  const waiting: (() => void)[] = [];

  const isFull = () => waiting.length >= queueLimit;

  async function refuse(): Promise<never> {
    // Delays the refusal: clients that are refused at once retry at once, and the flood would grow.
    await new Promise((resolve) => setTimeout(resolve, 80));
    throw new ResponseError(503, 'Many people are signing in. Try again in a few seconds.', undefined, 5);
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) {
      // No `await` between this check and joining the queue, or a hundred other requests would pass the check too.
      if (isFull()) await refuse();
      // `leave` hands the slot to the request that has waited longest, so a new request cannot take the slot.
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
    /** Throws 503 when too many requests wait. Logins call this before they do any work. */
    checkQueue: async (): Promise<void> => {
      if (isFull()) await refuse();
    },
    hash: (password: string) => inTurn(() => makeHash(password)),
    /** Takes equally long without a stored hash, so that timing does not reveal whether an account exists. */
    matches: (stored: string | null, password: string) =>
      inTurn(async () => {
        const against = stored ?? (await (decoy ??= makeHash('nobody has this password')));
        const isMatch = await verify(against, composed(password)).catch(() => false);
        return isMatch && stored !== null;
      }),
    /** Whether a stored hash was made with costs other than the current ones. */
    isOutdated: (stored: string) => !stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=1$`),
  };
}

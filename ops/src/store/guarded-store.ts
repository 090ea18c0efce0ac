import { withTimeout } from '@shared/contracts';
import type { ReleaseStore } from './release-store';

/** Timeouts of requests by kind, in milliseconds. */
export interface StoreTimeouts {
  read: number;
  /** Long enough for a large artefact over a slow connection. */
  write: number;
}

const usual: StoreTimeouts = { read: 5_000, write: 60_000 };

/** A store with a timeout for every request, whose errors name the store and say what to do. */
export function guardStore(store: ReleaseStore, timeouts: Partial<StoreTimeouts> = {}): ReleaseStore {
  const { read, write } = { ...usual, ...timeouts };
  const guard = async <T>(limit: number, request: () => Promise<T>): Promise<T> => {
    const late = () => new StoreError(store.description, `did not answer within ${limit / 1000} s.`);
    try {
      return await withTimeout(limit, request(), late);
    } catch (error) {
      throw toStoreError(store.description, error);
    }
  };
  return {
    description: store.description,
    putIfAbsent: (key, body) => guard(write, () => store.putIfAbsent(key, body)),
    put: (key, body) => guard(write, () => store.put(key, body)),
    get: (key) => guard(isLarge(key) ? write : read, () => store.get(key)),
    exists: (key) => guard(read, () => store.exists(key)),
    list: (prefix) => guard(write, () => store.list(prefix)),
    remove: (key) => guard(read, () => store.remove(key)),
  };
}

/** Whether a key may have a large object: records are small, artefacts need not be. */
const isLarge = (key: string): boolean => key.startsWith('artefacts/') && !key.endsWith('/release.json');

/** A failed request of a store: which store, its error, and what to do about it. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    /** For messages: a folder or an address. */
    readonly store: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(`The release store ${store} ${message}`, options);
  }
}

interface Details {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
]);

/** Names the store in an error of its file system or its S3 server. */
export function toStoreError(store: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { name = '', code: ownCode, message = '', $metadata } = (error ?? {}) as Details;
  // The SDK wraps some network errors and has their code in the text only.
  const code = ownCode ?? /\bE[A-Z_]{4,}\b/.exec(message)?.[0] ?? '';
  const status = $metadata?.httpStatusCode;
  const say = (text: string): StoreError => new StoreError(store, text, { cause: error });
  if (network.has(code) || name === 'TimeoutError')
    return say(`cannot be reached (${code || name}): check RELEASE_STORE, S3_ENDPOINT and the network.`);
  if (name === 'NoSuchBucket') return say('is not there: no such bucket. Check RELEASE_STORE, or create it.');
  if (name === 'CredentialsProviderError' || status === 401 || status === 403)
    return say(
      `refuses the credentials (${status ?? name}): check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what they may do.`,
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return say(`may not be written or read (${code}): check who owns the folder.`);
  if (code === 'ENOSPC' || code === 'EDQUOT') return say(`is full (${code}): make room, then try again.`);
  if (status) return say(`answered ${status} ${name}: look at its own log, then try again.`);
  return say(`failed: ${message || String(error)}`);
}

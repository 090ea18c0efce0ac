import { resolve } from 'node:path';
import { withTimeout } from '@ilera/contracts';
import { defaultStoreFolder } from '../common/repository';
import { FileStore } from './file-store';
import type { ReleaseStore } from './release-store';

/**
 * Opens the store of RELEASE_STORE, a path or `s3://bucket/prefix`; unset: a folder of the checkout.
 * @throws where RELEASE_STORE is unset outside of a checkout
 */
export async function openStore(
  checkout: string | undefined,
  location: string | undefined,
): Promise<ReleaseStore> {
  const place = location || (checkout && defaultStoreFolder(checkout));
  if (!place)
    throw new Error('Outside of a checkout RELEASE_STORE is needed: a folder or s3://bucket/prefix.');
  if (place.startsWith('s3://')) {
    // Stops the SDK's warning about the version of Node.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
    // Loaded on demand, because the client is large and slows down every start.
    const { openS3Store } = await import('./s3-store');
    return guardStore(openS3Store(place));
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(place))
    throw new Error(`RELEASE_STORE=${place}: expected a folder or s3://bucket/prefix.`);
  return guardStore(new FileStore(resolve(checkout ?? process.cwd(), place)));
}

/** Timeouts of requests; a write may send a large artefact over a slow connection. */
const defaultTimeoutsMs = { read: 5_000, write: 60_000 };

/** Gives each request of a store a timeout, and errors that name the store and a remedy. @param timeouts milliseconds */
export function guardStore(
  store: ReleaseStore,
  timeouts: Partial<typeof defaultTimeoutsMs> = {},
): ReleaseStore {
  const { read, write } = { ...defaultTimeoutsMs, ...timeouts };
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
    list: (prefix) => guard(isLarge(prefix) ? write : read, () => store.list(prefix)),
    remove: (key) => guard(read, () => store.remove(key)),
  };
}

/** Whether a read or list may take long: artefacts are large, records and their lists are small. */
const isLarge = (key: string): boolean => key.startsWith('artefacts/') && !key.endsWith('/release.json');

/** A failed request of a store; the message names the store, the error and a remedy. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** HTTP status of the registry's response. */
  readonly statusCode = 503;

  /** @param store description of the store */
  constructor(store: string, message: string, options?: ErrorOptions) {
    super(`The release store ${store} ${message}`, options);
  }
}

interface Details {
  name?: string;
  code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Adds the store's name and advice to an error of the file system or the S3 server. */
function toStoreError(store: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { name, code, message, $metadata } = (error ?? {}) as Details;
  const words = [code ?? name, message, $metadata?.httpStatusCode].filter(Boolean).join(', ');
  const advice = 'Check RELEASE_STORE, S3_ENDPOINT, the AWS_* credentials and what they may do.';
  return new StoreError(store, `failed: ${words || String(error)}. ${advice}`, { cause: error });
}

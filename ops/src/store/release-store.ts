import { keyPattern } from '@ilera/contracts';

/**
 * Storage for releases and revisions. All users rely on one guarantee: `putIfAbsent` creates a whole object
 * or nothing, and of two callers with one key exactly one creates it.
 */
export interface ReleaseStore {
  /** For messages: a folder or an address, never a credential. */
  readonly description: string;
  /** Creates the object unless the key is taken; an object is never overwritten. */
  putIfAbsent(key: string, body: Uint8Array): Promise<'created' | 'exists'>;
  /** Overwrites an object: for previews and `frontends.json`, never for revisions or releases. */
  put(key: string, body: Uint8Array): Promise<void>;
  /** @param integrity expected hash, by which a local copy may be used; the reader checks the bytes */
  get(key: string, integrity?: string): Promise<Buffer | undefined>;
  /** Keys below a prefix that ends with a slash, in any order; an object whose name is no key is left out. */
  list(prefix: string): Promise<string[]>;
  /** For retention, and for previews that end. */
  remove(key: string): Promise<void>;
}

/** Whether a store can have an object with that key. */
export const isKey = (key: unknown): boolean =>
  typeof key === 'string' && key.length <= 512 && keyPattern.test(key);

/** Throws for keys that could leave the store. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a key of the release store: ${JSON.stringify(key)}`);
}

/** Key of a file of one version of one part. */
export const artefactKey = (name: string, version: string, file: string): string =>
  `artefacts/${name}/${version}/${file}`;

/** Prefix of the revisions. */
export const revisions = 'revisions/';

/** Key of a revision, zero-padded so that a listing is in order. */
export const revisionKey = (n: number): string => `${revisions}${String(n).padStart(8, '0')}.json`;

/** Key of the signed Frontend Discovery document. */
export const frontendsKey = 'frontends.signed.json';

/** Prefix of the previews, one record for each. */
export const previews = 'previews/';

/** Key of a preview's record. */
export const previewKey = (id: string): string => `${previews}${id}.json`;

/**
 * Creates an object; `taken` where the key has other content. A store that applies a write and loses its answer reports an
 * error or an existing key, so the stored bytes are compared.
 */
export async function putOnce(
  store: ReleaseStore,
  key: string,
  body: Uint8Array,
): Promise<'created' | 'taken'> {
  const outcome = await store.putIfAbsent(key, body).catch((error: Error) => error);
  if (outcome === 'created') return 'created';
  const stored = await store.get(key).catch((error: Error) => {
    throw outcome === 'exists' ? error : outcome;
  });
  if (stored?.equals(body)) return 'created';
  if (!stored && outcome !== 'exists') throw outcome;
  return 'taken';
}

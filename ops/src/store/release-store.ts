/**
 * Where releases and revisions are kept. Everything above it rests on one promise: `putIfAbsent` creates a whole
 * object or nothing, and of two callers with one key exactly one creates it.
 */
export interface ReleaseStore {
  /** For messages: a folder or an address, never a credential. */
  readonly description: string;
  /** Creates the object unless the key is taken; it is never overwritten. */
  putIfAbsent(key: string, body: Uint8Array): Promise<'created' | 'exists'>;
  /** Writes over what was there: for notes that nothing depends on, never for revisions or releases. */
  put(key: string, body: Uint8Array): Promise<void>;
  get(key: string): Promise<Buffer | undefined>;
  exists(key: string): Promise<boolean>;
  /** Keys below a prefix that ends with a slash, in no promised order. */
  list(prefix: string): Promise<string[]>;
  /** For retention only. */
  remove(key: string): Promise<void>;
  /** The store's own time, where it can tell. */
  time?(): Promise<Date | undefined>;
  /** Calls back soon after something below the prefix changed, where the store can tell; returns how to stop. */
  watch?(prefix: string, onChange: () => void): () => void;
}

const keyPattern = /^[A-Za-z0-9@_][A-Za-z0-9@._-]*(?:\/[A-Za-z0-9@_][A-Za-z0-9@._-]*)*$/;

/** Refuses keys that could leave the store, before any store looks at them. */
export function assertKey(key: string): void {
  if (key.length > 512 || !keyPattern.test(key))
    throw new Error(`Not a key of the release store: ${JSON.stringify(key)}`);
}

/** Where the files of one version of one part are. */
export const artefactKey = (name: string, version: string, file: string): string =>
  `artefacts/${name}/${version}/${file}`;

/** Stands where a version would: below it is what the versions of a part have in common. */
export const commonFolder = 'files';

/** Where such a file is. @param address `files/…`, as its release says */
export const commonKey = (name: string, address: string): string => `artefacts/${name}/${address}`;

/** The number of a late revision: where to begin to look for the newest. It may lag behind. */
export const hintKey = 'hints/newest-state.json';

/** Zero-padded, so that a listing of the folder reads in order. */
export const revisionKey = (n: number): string => `states/${String(n).padStart(8, '0')}.json`;

/** Below it is one note of each message that people were sent. */
export const notices = 'notices/';

/** Below it are the changes that wait for a second key. */
export const proposals = 'proposals/';

/** Below it, by shared/runtime and remote, are the versions that passed `pnpm e2e:skew`. */
export const skewPasses = 'skew/';

/**
 * Where files of people are stored, encrypted: in a folder that no server publishes and all API processes share, or
 * in a bucket.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { sealBytes, unsealBytes } from '../encryption/seal';

/** Storage for the files of claims: a folder (a named volume in production) or an S3-compatible bucket. */
export interface EvidenceStorage {
  /** Folder for files that are still being received. */
  spoolFolder: string;
  /** Stores a complete file under a name; afterwards the spooled file is removed. */
  put(name: string, spooled: { path: string; bytes: number }): Promise<void>;
  /** The bytes of a stored file; null when there is none. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Names and ages of all stored files, to find those that no claim refers to. */
  list(): Promise<{ name: string; modifiedAt: Date }[]>;
}

/** The same store with encryption. A file has at most 5 MB, so it is encrypted in memory. */
export function sealedEvidence(store: EvidenceStorage): EvidenceStorage {
  return {
    ...store,
    put: async (name, { path }) => {
      const sealed = sealBytes(await readFile(path));
      // Overwrites the spooled file, so that no copy in clear remains.
      await writeFile(path, sealed, { mode: 0o600 });
      await store.put(name, { path, bytes: sealed.length });
    },
    get: async (name) => {
      const stored = await store.get(name);
      return stored && unsealBytes(stored);
    },
  };
}

/**
 * Where files of people are stored, encrypted: in a folder that no server publishes and all API processes share, or
 * in a bucket.
 */
import { sealBytes, unsealBytes } from '../encryption/seal';

/** Storage for the files of claims: a folder (a named volume in production) or an S3-compatible bucket. */
export interface EvidenceStorage {
  /** Stores a file under a name, whole or, after a power cut, not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** The bytes of a stored file; null when there is none. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Names and ages of all files, also of one whose writing was cut off, to find those that no claim refers to. */
  list(): Promise<{ name: string; modifiedAt: Date }[]>;
}

/** The same store with encryption. A file has at most 5 MB, so it is encrypted in memory. */
export function sealedEvidence(store: EvidenceStorage): EvidenceStorage {
  return {
    ...store,
    put: (name, bytes) => store.put(name, sealBytes(bytes)),
    get: async (name) => {
      const stored = await store.get(name);
      return stored && unsealBytes(stored);
    },
  };
}

/**
 * Storage of people's files: a folder that all API processes share and no server publishes, or a bucket.
 */
import { sealBytes, unsealBytes } from '../encryption/seal';

/** A folder (a named volume in production) or an S3-compatible bucket. */
export interface EvidenceStorage {
  /** Stores a file atomically: after a power cut it is there whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Reads a file; null if there is none of this name. */
  get(name: string): Promise<Buffer | null>;
  remove(name: string): Promise<void>;
  /** Lists names and ages of all files, including half-written ones, to find files that nothing refers to. */
  list(): Promise<{ name: string; modifiedAt: Date }[]>;
}

/** Wraps a store with encryption, in memory, because a file has at most 5 MB. */
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

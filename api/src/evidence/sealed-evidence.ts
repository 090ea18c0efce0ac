/** Evidence that is encrypted before it is stored. */
import { readFile, writeFile } from 'node:fs/promises';
import type { EvidenceStorage } from './evidence-storage';
import { sealBytes, unsealBytes } from '../encryption/seal';

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

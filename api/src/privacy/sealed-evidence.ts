/** Evidence that is encrypted before it reaches storage. */
import { readFile, writeFile } from 'node:fs/promises';
import type { EvidenceStore } from '../evidence/evidence-store';
import { sealBytes, unsealBytes } from './seal';

/** The same store, which never sees a file in clear. A file is 5 MB at most, so it is encrypted in memory. */
export function sealedEvidence(store: EvidenceStore): EvidenceStore {
  return {
    ...store,
    put: async (name, { path }) => {
      const sealed = sealBytes(await readFile(path));
      // In place: the spooled copy in clear is gone with it.
      await writeFile(path, sealed, { mode: 0o600 });
      await store.put(name, { path, bytes: sealed.length });
    },
    get: async (name) => {
      const stored = await store.get(name);
      return stored && unsealBytes(stored);
    },
  };
}

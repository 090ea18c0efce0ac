import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { toIntegrity } from '@shared/contracts/integrity';
import { FileStore } from './file-store';
import type { ReleaseStore } from './release-store';

/** Reads an artefact. @param integrity its hash, where the reader knows it, and checks what it gets */
export type ReadArtefact = (key: string, integrity?: string) => Promise<Buffer | undefined>;

export type LocalCopy = ReturnType<typeof openLocalCopy>;

/**
 * Copies of the artefacts that were read, on this machine's own disk: one with the hash that its reader knows is as good as
 * the store's own. A disk that cannot be written prevents the copy, not the request.
 */
export function openLocalCopy(store: Pick<ReleaseStore, 'get'>, folder: string) {
  const copies = new FileStore(folder);
  return {
    get: (async (key, integrity) => {
      const kept = integrity ? await copies.get(key).catch(() => undefined) : undefined;
      if (kept && toIntegrity(kept) === integrity) return kept;
      const body = await store.get(key);
      if (body && (!integrity || toIntegrity(body) === integrity))
        await copies.put(key, body).catch(() => undefined);
      return body;
    }) satisfies ReadArtefact,
    /** Removes every version that is not named. @param versions `<part>/<version>` */
    keepOnly: async (versions: Set<string>): Promise<void> => {
      const keys = await copies.list('artefacts/');
      for (const version of new Set(keys.map((key) => key.split('/').slice(1, 3).join('/'))))
        if (!versions.has(version))
          await rm(join(folder, 'artefacts', version), { recursive: true, force: true });
    },
  };
}

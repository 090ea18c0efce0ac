import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from './file-store';
import type { ReleaseStore } from './release-store';

const checksumSize = 32;

/** Checksum stored before each cached file, to detect damage. */
const checksum = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

export type LocalCopy = ReturnType<typeof openLocalCopy>;

/**
 * Copies of the artefacts that were read, on this machine's own disk. Artefacts never change and are checked by their
 * hash wherever they are used, so a copy is as good as the store's own. A disk that cannot be written prevents the copy,
 * not the request.
 */
export function openLocalCopy(store: Pick<ReleaseStore, 'get'>, folder: string) {
  const copies = new FileStore(folder);
  return {
    get: async (key: string): Promise<Buffer | undefined> => {
      const held = await copies.get(key).catch(() => undefined);
      const kept = held?.subarray(checksumSize);
      if (held && kept && checksum(kept).equals(held.subarray(0, checksumSize))) return kept;
      const body = await store.get(key);
      if (body) await copies.put(key, Buffer.concat([checksum(body), body])).catch(() => undefined);
      return body;
    },
    /** Removes every version that is not named. @param versions `<part>/<version>` */
    keepOnly: async (versions: Set<string>): Promise<void> => {
      const keys = await copies.list('artefacts/');
      for (const version of new Set(keys.map((key) => key.split('/').slice(1, 3).join('/'))))
        if (!versions.has(version))
          await rm(join(folder, 'artefacts', version), { recursive: true, force: true });
    },
  };
}

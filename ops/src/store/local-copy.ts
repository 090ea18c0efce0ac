import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@shared/contracts';
import { FileStore } from './file-store';
import { commonFolder, commonKey, type ReleaseStore } from './release-store';

const checksumSize = 32;

/** Checksum stored before each cached file, to detect damage. */
const checksum = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

const variant = /\.(?:br|gz)$/;

export type LocalCopy = ReturnType<typeof openLocalCopy>;

/**
 * Copies of the artefacts that were read, on this machine's own disk. Artefacts never change and are checked by their
 * hash wherever they are used, so a copy is as good as the store's own. A disk that cannot be written prevents the copy,
 * not the request.
 */
export function openLocalCopy(store: Pick<ReleaseStore, 'get'>, folder: string) {
  const copies = new FileStore(folder);
  const read = async (key: string): Promise<Buffer | undefined> => {
    const held = await copies.get(key).catch(() => undefined);
    const body = held?.subarray(checksumSize);
    return held && body && checksum(body).equals(held.subarray(0, checksumSize)) ? body : undefined;
  };
  return {
    get: async (key: string): Promise<Buffer | undefined> => {
      const kept = await read(key);
      if (kept) return kept;
      // An empty file stands for a compressed variant that the store does not have.
      if (variant.test(key) && (await copies.get(key).catch(() => undefined))?.length === 0) return undefined;
      const body = await store.get(key);
      const copy = body ? Buffer.concat([checksum(body), body]) : Buffer.alloc(0);
      if (body || variant.test(key)) await copies.put(key, copy).catch(() => undefined);
      return body;
    },
    /**
     * Removes every version that is not named, and every file that none of the named ones has.
     * @param versions `<part>/<version>`
     */
    keepOnly: async (versions: Set<string>): Promise<void> => {
      const keys = await copies.list('artefacts/');
      const named = new Set<string>();
      for (const version of new Set(keys.map((key) => key.split('/').slice(1, 3).join('/')))) {
        const [name = '', last] = version.split('/');
        if (last === commonFolder) continue;
        if (!versions.has(version))
          await rm(join(folder, 'artefacts', version), { recursive: true, force: true });
        const record = await read(`artefacts/${version}/release.json`);
        const { files = {} } = JSON.parse(String(record ?? '{}')) as Partial<Release>;
        for (const { address } of Object.values(files)) if (address) named.add(commonKey(name, address));
      }
      for (const key of keys)
        if (key.split('/')[2] === commonFolder && !named.has(key.replace(variant, '')))
          await copies.remove(key);
    },
  };
}

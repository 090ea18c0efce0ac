import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '@shared/contracts';
import { assertKey, commonFolder, type ReleaseStore } from './release-store';

const checksumSize = 32;

/** Checksum stored before each cached file, to detect damage. */
const checksum = (body: Buffer): Buffer => createHash('sha256').update(body).digest();

/** Ending of an empty file for an object that the store does not have. */
const absent = '.absent';
const isThere = (): boolean => true;
const isNotThere = (): boolean => false;

/** A store with copies of the artefacts that were read, on this machine's own disk. */
export interface LocalCopy extends ReleaseStore {
  /**
   * Removes every version that is not named, and every file that none of the named ones has.
   * @param versions `<part>/<version>`
   */
  keepOnly(versions: Set<string>): Promise<void>;
}

/**
 * Artefacts never change and are checked by their hash wherever they are used, so a copy is as good as the
 * store's own. A disk that cannot be written prevents the copy, not the request.
 */
export function openLocalCopy(store: ReleaseStore, folder: string): LocalCopy {
  const path = (key: string): string => {
    assertKey(key);
    return join(folder, key);
  };
  const keep = async (key: string, body: Buffer | undefined): Promise<void> => {
    if (!body && !/\.(?:br|gz)$/.test(key)) return;
    const target = path(key) + (body ? '' : absent);
    const incoming = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(incoming, body ? Buffer.concat([checksum(body), body]) : '');
    await rename(incoming, target);
  };
  return {
    description: store.description,
    putIfAbsent: (key, body) => store.putIfAbsent(key, body),
    put: (key, body) => store.put(key, body),
    exists: (key) => store.exists(key),
    list: (prefix) => store.list(prefix),
    remove: (key) => store.remove(key),
    get: async (key) => {
      if (!key.startsWith('artefacts/')) return store.get(key);
      const held = await readFile(path(key)).catch(() => undefined);
      const kept = held?.subarray(checksumSize);
      if (held && kept && checksum(kept).equals(held.subarray(0, checksumSize))) return kept;
      if (await access(path(key) + absent).then(isThere, isNotThere)) return undefined;
      const body = await store.get(key);
      // A missing compressed variant is recorded as well.
      await keep(key, body).catch(() => undefined);
      return body;
    },
    keepOnly: async (versions) => {
      const top = join(folder, 'artefacts');
      for (const name of await readdir(top).catch(() => [])) {
        for (const version of await readdir(join(top, name)).catch(() => []))
          if (version !== commonFolder && !versions.has(`${name}/${version}`))
            await rm(join(top, name, version), { recursive: true, force: true });
        await sweepCommon(join(top, name));
      }
    },
  };
}

/** Removes the content-addressed files that no kept version names; where a record cannot be read, nothing. */
async function sweepCommon(part: string): Promise<void> {
  const versions = (await readdir(part)).filter((name) => name !== commonFolder);
  const named = new Set<string>();
  for (const version of versions) {
    const record = await readFile(join(part, version, 'release.json')).catch(() => undefined);
    if (!record) return;
    const { files } = JSON.parse(record.subarray(checksumSize).toString('utf8')) as Pick<Release, 'files'>;
    for (const { address } of Object.values(files)) if (address) named.add(join(part, address));
  }
  const entries = await readdir(join(part, commonFolder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const plain = file.replace(absent, '').replace(/\.(?:br|gz)$/, '');
    if (!named.has(plain)) await rm(file, { force: true });
  }
}

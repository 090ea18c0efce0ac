import { LRUCache } from 'lru-cache';
import type { Release } from '@ilera/contracts';
import { readRecord, type PublishedRelease } from './read-record';
import type { ReleaseStore } from '../../store/release-store';

/** Releases never change, so each is read from the store once. */
export class ReleaseCache {
  private readonly records: LRUCache<
    string,
    PublishedRelease,
    [name: string, version: string, digest?: string]
  >;
  /** By part and content address, the files that have it, of every release that was read. */
  private readonly places = new LRUCache<string, { version: string; file: string }[]>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });

  constructor(store: Pick<ReleaseStore, 'get'>) {
    this.records = new LRUCache({
      max: 500,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) => {
        const [name, version] = context;
        const record = await readRecord(store, ...context);
        for (const [file, { address }] of Object.entries(record?.release.files ?? {})) {
          if (!address) continue;
          const others = this.find(name, address).filter((one) => one.version !== version);
          this.places.set(`${name}/${address}`, [{ version, file }, ...others]);
        }
        return record;
      },
    });
  }

  /**
   * A release, or undefined when the store does not have it.
   * @param digest hash of its record in the revision; another hash in the store means that the record was
   * altered
   */
  async get(name: string, version: string, digest?: string): Promise<Release | undefined> {
    const read = (forceRefresh: boolean) =>
      this.records.fetch(`${name}/${version}`, { context: [name, version, digest], forceRefresh });
    const isOther = (one: PublishedRelease | undefined) => one && digest && one.digest !== digest;
    let record = await read(false);
    // The store may have lost it, and have another build of it now.
    if (isOther(record)) record = await read(true);
    if (isOther(record)) {
      throw new Error(`${name} ${version} in the store is not the release that the revision vouches for.`);
    }
    return record?.release;
  }

  /** The files with a content address, by the releases that were read. */
  find(name: string, address: string): { version: string; file: string }[] {
    return this.places.get(`${name}/${address}`) ?? [];
  }
}

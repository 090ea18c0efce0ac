import { LRUCache } from 'lru-cache';
import type { Release } from '@ilera/contracts';
import { createLoadingCache } from '../../common/loading-cache';
import { readRecord, type PublishedRelease } from './read-record';
import type { ReleaseStore } from '../../store/release-store';

/** Releases never change, so each is read from the store once. */
export class ReleaseCache {
  private readonly records = createLoadingCache<PublishedRelease | undefined>(500);
  /** Files by part and content address, of all releases read so far. */
  private readonly places = new LRUCache<string, { version: string; file: string }[]>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });

  constructor(private readonly store: Pick<ReleaseStore, 'get'>) {}

  /**
   * Reads a release; undefined where the store lacks it.
   * @param digest hash of the record by the revision @throws where the store has a record with another hash
   */
  async get(name: string, version: string, digest?: string): Promise<Release | undefined> {
    const isOther = (found: PublishedRelease | undefined) => found && digest && found.digest !== digest;
    const load = () => this.load(name, version, digest);
    let record = await this.records(`${name}/${version}`, load);
    // The store may have lost the cached build, and hold another one now.
    if (isOther(record)) record = await this.records(`${name}/${version}`, load, true);
    if (isOther(record))
      throw new Error(`${name} ${version} in the store is not the release that the revision vouches for.`);
    return record?.release;
  }

  /** Reads a record anew; `get` returns it from then on. */
  refresh(name: string, version: string): Promise<PublishedRelease | undefined> {
    return this.records(`${name}/${version}`, () => this.load(name, version), true);
  }

  private async load(name: string, version: string, digest?: string): Promise<PublishedRelease | undefined> {
    const record = await readRecord(this.store, name, version, digest);
    for (const [file, { address }] of Object.entries(record?.release.files ?? {})) {
      if (!address) continue;
      const others = this.find(name, address).filter((place) => place.version !== version);
      this.places.set(`${name}/${address}`, [{ version, file }, ...others]);
    }
    return record;
  }

  /** Finds the files with a content address in the releases read so far. */
  find(name: string, address: string): { version: string; file: string }[] {
    return this.places.get(`${name}/${address}`) ?? [];
  }
}

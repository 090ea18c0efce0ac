import { LRUCache } from 'lru-cache';
import type { Release } from '@ilera/contracts';
import { createLoadingCache } from '../../common/loading-cache';
import { readRecord, type PublishedRelease } from './read-record';
import type { ReleaseStore } from '../../store/release-store';

/** Releases never change, so each is read from the store once. */
export class ReleaseCache {
  private readonly records = createLoadingCache<PublishedRelease | undefined>(500);
  /** By part and content address, the files that have it, of every release that was read. */
  private readonly places = new LRUCache<string, { version: string; file: string }[]>({
    maxSize: 50_000,
    sizeCalculation: () => 1,
  });

  constructor(private readonly store: Pick<ReleaseStore, 'get'>) {}

  /**
   * A release, or undefined when the store does not have it.
   * @param digest hash of its record in the revision; another hash in the store means that the record was
   * altered
   */
  async get(name: string, version: string, digest?: string): Promise<Release | undefined> {
    const isOther = (one: PublishedRelease | undefined) => one && digest && one.digest !== digest;
    const load = () => this.load(name, version, digest);
    let record = await this.records(`${name}/${version}`, load);
    // The store may have lost it, and have another build of it now.
    if (isOther(record)) record = await this.records(`${name}/${version}`, load, true);
    if (isOther(record))
      throw new Error(`${name} ${version} in the store is not the release that the revision vouches for.`);
    return record?.release;
  }

  /** A record as the store has it now, which is what `get` gives from then on. */
  refresh(name: string, version: string): Promise<PublishedRelease | undefined> {
    return this.records(`${name}/${version}`, () => this.load(name, version), true);
  }

  private async load(name: string, version: string, digest?: string): Promise<PublishedRelease | undefined> {
    const record = await readRecord(this.store, name, version, digest);
    for (const [file, { address }] of Object.entries(record?.release.files ?? {})) {
      if (!address) continue;
      const others = this.find(name, address).filter((one) => one.version !== version);
      this.places.set(`${name}/${address}`, [{ version, file }, ...others]);
    }
    return record;
  }

  /** The files with a content address, by the releases that were read. */
  find(name: string, address: string): { version: string; file: string }[] {
    return this.places.get(`${name}/${address}`) ?? [];
  }
}

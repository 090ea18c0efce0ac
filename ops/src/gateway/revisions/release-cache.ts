import { LRUCache } from 'lru-cache';
import type { Release } from '@shared/contracts';
import { cachedPromise } from '../../common/cached-promise';
import { readRecord, type PublishedRelease } from '../../registry/releases/upload';
import type { ReleaseStore } from '../../store/release-store';

/** Releases never change, so each is read from the store once. */
export class ReleaseCache {
  private readonly records = new LRUCache<string, Promise<PublishedRelease | undefined>>({ max: 500 });

  constructor(private readonly store: ReleaseStore) {}

  /**
   * A release, or undefined when the store does not have it.
   * @param digest hash of its record in the revision; another hash in the store means that the record was
   * altered
   */
  async get(name: string, version: string, digest?: string): Promise<Release | undefined> {
    const record = await this.read(name, version);
    if (record && digest && record.digest !== digest) {
      throw new Error(`${name} ${version} in the store is not the release that the revision vouches for.`);
    }
    return record?.release;
  }

  private read(name: string, version: string): Promise<PublishedRelease | undefined> {
    // A missing or unreachable release may be available a moment later.
    return cachedPromise(
      this.records,
      `${name}/${version}`,
      () => readRecord(this.store, name, version),
      Boolean,
    );
  }
}

import { LRUCache } from 'lru-cache';
import type { Release } from '@shared/contracts';
import { readRecord, type PublishedRelease } from './upload';
import type { ReleaseStore } from '../../store/release-store';

/** Releases never change, so each is read from the store once. */
export class ReleaseCache {
  private readonly records: LRUCache<string, PublishedRelease, [name: string, version: string]>;

  constructor(store: Pick<ReleaseStore, 'get'>) {
    this.records = new LRUCache({
      max: 500,
      ignoreFetchAbort: true,
      fetchMethod: (_key, _stale, { context }) => readRecord(store, ...context),
    });
  }

  /**
   * A release, or undefined when the store does not have it.
   * @param digest hash of its record in the revision; another hash in the store means that the record was
   * altered
   */
  async get(name: string, version: string, digest?: string): Promise<Release | undefined> {
    const record = await this.records.fetch(`${name}/${version}`, { context: [name, version] });
    if (record && digest && record.digest !== digest) {
      throw new Error(`${name} ${version} in the store is not the release that the revision vouches for.`);
    }
    return record?.release;
  }
}

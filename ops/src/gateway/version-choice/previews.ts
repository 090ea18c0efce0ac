import { LRUCache } from 'lru-cache';
import type { Preview } from '@shared/contracts';
import { cachedPromise } from '../../common/cached-promise';
import type { Ledger } from '../../registry/ledger/ledger';
import { readPreviews } from '../../registry/previews';

/** Milliseconds after which a change of a preview is seen. */
const knownFor = 2_000;

/**
 * The previews as a gateway reads them for their visits. All are read at once, so that cookies with made-up
 * ids cost no reads of the store.
 */
export class Previews {
  private readonly known = new LRUCache<string, Promise<Preview[]>>({ max: 1, ttl: knownFor });

  constructor(private readonly ledger: Ledger) {}

  /** Undefined for one that is unknown, over, or not believed. */
  async get(id: string): Promise<Preview | undefined> {
    const all = await cachedPromise(this.known, 'all', () => readPreviews(this.ledger, new Date(Date.now())));
    return all.find((preview) => preview.id === id);
  }
}

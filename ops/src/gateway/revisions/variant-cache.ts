import { LRUCache } from 'lru-cache';
import type { Revision } from '@shared/contracts';
import { cachedPromise } from '../../common/cached-promise';
import { compose, type AssetUrl, type Composition } from './composition';
import type { ReleaseCache } from './release-cache';

/**
 * Compositions other than the one that most visits get: canaries, previews, and earlier revisions
 * that support replays.
 */
export class VariantCache {
  private readonly compositions: LRUCache<string, Promise<Composition>>;

  constructor(
    private readonly releases: ReleaseCache,
    private readonly assetUrl: AssetUrl,
    limit = 64,
  ) {
    this.compositions = new LRUCache({ max: limit });
  }

  /** @param preview what tells a preview's revision from the one it is built on */
  get(revision: Revision, canaries: string[], preview = ''): Promise<Composition> {
    return cachedPromise(this.compositions, `${revision.n} ${canaries.join(' ')} ${preview}`, () =>
      compose(revision, this.releases, this.assetUrl, canaries),
    );
  }
}

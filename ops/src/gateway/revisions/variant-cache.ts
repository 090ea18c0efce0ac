import { LRUCache } from 'lru-cache';
import type { Preview, Revision } from '@shared/contracts';
import { cachedPromise } from '../../common/cached-promise';
import { compose, type AssetUrl, type Composition } from './composition';
import type { ReleaseCache } from './release-cache';

/**
 * Compositions other than the one that most visits get: canaries, previews, and those of open tabs.
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

  /**
   * The composition of a revision, or of a preview beside it.
   * @throws where the shell, or a part of the preview, is missing or was altered
   */
  get(revision: Revision, canaries: string[], preview?: Preview): Promise<Composition> {
    // A gateway shows other versions of a revision while files of one are damaged.
    const versions = Object.values(revision.live).map(({ version, canary }) => [version, canary?.version]);
    const key = `${revision.n} ${versions.join(' ')} ${canaries.join(' ')} ${preview ? `${preview.id} ${preview.at}` : ''}`;
    return cachedPromise(this.compositions, key, async () => {
      const parts = preview ? withPreview(revision, preview) : revision;
      const composition = await compose(parts, this.releases, this.assetUrl, canaries);
      const { shell, remotes } = composition;
      for (const [name, { version }] of Object.entries(preview?.parts ?? {}))
        if ({ ...remotes, shell }[name]?.version !== version)
          throw new Error(`${name} ${version} is not in the store.`);
      return composition;
    });
  }
}

/** The revision with the parts of a preview in their places, which fall back to nothing. */
function withPreview(revision: Revision, { parts }: Preview): Revision {
  return { ...revision, live: { ...revision.live, ...parts } };
}

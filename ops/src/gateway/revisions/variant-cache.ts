import { LRUCache } from 'lru-cache';
import type { Preview, Revision } from '@shared/contracts';
import { compose, type AssetUrl, type Composition } from './composition';
import type { ReleaseCache } from '../../registry/releases/release-cache';

type Variant = [revision: Revision, canaries: string[], preview?: Preview];

/**
 * Compositions other than the one that most visits get: canaries, previews, and those of open tabs.
 */
export class VariantCache {
  private readonly compositions: LRUCache<string, Composition, Variant>;

  constructor(releases: ReleaseCache, assetUrl: AssetUrl, max = 64) {
    this.compositions = new LRUCache({
      max,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context: [revision, canaries, preview] }) => {
        const parts = preview ? withPreview(revision, preview) : revision;
        const composition = await compose(parts, releases, assetUrl, canaries);
        const { shell, remotes } = composition;
        for (const [name, { version }] of Object.entries(preview?.parts ?? {}))
          if ({ ...remotes, shell }[name]?.version !== version)
            throw new Error(`${name} ${version} is not in the store.`);
        return composition;
      },
    });
  }

  /**
   * The composition of a revision, or of a preview beside it.
   * @throws where the shell, or a part of the preview, is missing or was altered
   */
  get(...context: Variant): Promise<Composition> {
    const [revision, canaries, preview] = context;
    // A gateway shows other versions of a revision while files of one are damaged.
    const versions = Object.values(revision.live).map(({ version, canary }) => [version, canary?.version]);
    const key = `${revision.n} ${versions.join(' ')} ${canaries.join(' ')} ${preview ? `${preview.id} ${preview.at}` : ''}`;
    return this.compositions.forceFetch(key, { context });
  }
}

/** The revision with the parts of a preview in their places, which fall back to nothing. */
function withPreview(revision: Revision, { parts }: Preview): Revision {
  return { ...revision, live: { ...revision.live, ...parts } };
}

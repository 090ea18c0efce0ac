import type { SiteState } from '@shared/contracts';
import { compose, type AssetUrl, type Composition } from './composition';
import type { ReleaseCache } from './release-cache';

/** Compositions other than the one that most visits get: canaries, and earlier states that support looks at again. */
export class VariantCache {
  private readonly held = new Map<string, Promise<Composition>>();

  constructor(
    private readonly releases: ReleaseCache,
    private readonly assetUrl: AssetUrl,
    private readonly limit = 64,
  ) {}

  get(state: SiteState, canaries: string[]): Promise<Composition> {
    const key = `${state.n} ${canaries.join(' ')}`;
    const known = this.held.get(key);
    if (known) return known;
    const composing = compose(state, this.releases, this.assetUrl, canaries);
    this.held.set(key, composing);
    composing.catch(() => this.held.delete(key));
    const [oldest] = this.held.keys();
    if (this.held.size > this.limit && oldest) this.held.delete(oldest);
    return composing;
  }
}

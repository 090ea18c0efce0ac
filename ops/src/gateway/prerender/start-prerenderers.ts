import { LRUCache } from 'lru-cache';
import type { Preview, Release, SiteConfig } from '@ilera/contracts';
import type { AssetCache } from '../assets/asset-cache';
import { Prerenderer } from './prerenderer';
import { RenderProcess } from './render-process';

/** Previews that have a process at the same time; the one that was seen longest ago loses its process. */
export const mostPreviews = 2;
/** Megabytes of JavaScript's heap; ops/deploy/kubernetes/gateway.yaml has room for all processes. */
export const heap = { live: 256, preview: 128 };
/** Milliseconds after its last page at which a preview's process ends. */
const idleFor = 5 * 60_000;

/**
 * Prerenders live pages in one process, and those of each preview in one of its own, so that a candidate's script
 * reaches no page of another browser.
 */
export function startPrerenderers(assetCache: AssetCache, site: SiteConfig) {
  const readScript = async (release: Release) =>
    release.prerender && assetCache.text(release, release.prerender.script);
  const start = (megabytes: number) =>
    new Prerenderer(new RenderProcess(readScript, megabytes), assetCache, site);
  const live = start(heap.live);
  const previews = new LRUCache<string, Prerenderer>({
    max: mostPreviews,
    ttl: idleFor,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    memoMethod: () => start(heap.preview),
    dispose: (prerenderer) => prerenderer.close(),
  });
  return {
    /** The prerenderer of a preview, or of what is live. */
    of: (preview?: Preview): Prerenderer => (preview ? previews.memo(`${preview.id} ${preview.at}`) : live),
    /** Ends the processes. */
    close: (): void => {
      live.close();
      previews.clear();
    },
  };
}

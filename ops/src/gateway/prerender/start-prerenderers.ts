import { LRUCache } from 'lru-cache';
import type { Preview, Release, SiteConfig } from '@ilera/contracts';
import type { AssetCache } from '../assets/asset-cache';
import type { Log } from '../log';
import { Prerenderer } from './prerenderer';
import { RenderProcess } from './render-process';

/** Previews with a process at one time; the least recently used one loses its process. */
export const maxPreviews = 2;
/** Megabytes of JavaScript's heap; ops/deploy/kubernetes/gateway.yaml has room for all processes. */
export const heap = { live: 256, preview: 128 };
/** Time after its last page at which a preview's process ends. */
const idleMs = 5 * 60_000;

/**
 * Prerenders live pages in one process and the pages of each preview in another, so that a candidate's script reaches no
 * page of another browser.
 */
export function startPrerenderers(assetCache: AssetCache, site: SiteConfig, log: Log) {
  const readScript = async (release: Release) =>
    release.prerender && assetCache.text(release, release.prerender.script);
  const start = (megabytes: number) => new Prerenderer(new RenderProcess(readScript, megabytes), site, log);
  const live = start(heap.live);
  const previews = new LRUCache<string, Prerenderer>({
    max: maxPreviews,
    ttl: idleMs,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    memoMethod: () => start(heap.preview),
    dispose: (prerenderer) => prerenderer.close(),
  });
  return {
    /** The prerenderer of a preview, or of the live versions. */
    of: (preview?: Preview): Prerenderer => (preview ? previews.memo(`${preview.id} ${preview.at}`) : live),
    /** Ends the processes. */
    close: (): void => {
      live.close();
      previews.clear();
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Preview, Release } from '@ilera/contracts';
import { Prerenderer } from './prerenderer';
import { RenderProcess } from './render-process';

/** Beyond these, the process of the preview that was seen longest ago ends. */
export const mostPreviews = 2;
/** Megabytes of JavaScript's heap; ops/deploy/kubernetes/gateway.yaml has room for all processes. */
export const heap = { live: 256, preview: 128 };
/** Milliseconds after its last page at which a preview's process ends. */
const idleFor = 5 * 60_000;

/**
 * Prerenders live pages in one process, and those of each preview in one of its own, so that a candidate's script
 * reaches no page of another browser. The processes end with the gateway.
 * @returns the prerenderer of a preview, or of what is live
 */
export function startPrerenderers(app: FastifyInstance) {
  const readScript = async (release: Release) =>
    release.prerender && app.assetCache.text(release, release.prerender.script);
  const start = (megabytes: number) => new Prerenderer(new RenderProcess(readScript, megabytes), app);
  const live = start(heap.live);
  const previews = new LRUCache<string, Prerenderer>({
    max: mostPreviews,
    ttl: idleFor,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    memoMethod: () => start(heap.preview),
    dispose: (prerenderer) => prerenderer.close(),
  });
  app.addHook('onClose', async () => {
    live.close();
    previews.clear();
  });
  return (preview?: Preview): Prerenderer => (preview ? previews.memo(`${preview.id} ${preview.at}`) : live);
}

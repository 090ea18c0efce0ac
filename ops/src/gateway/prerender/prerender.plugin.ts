import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import type { Preview, Release } from '@ilera/contracts';
import { AnswerCache } from './answer-cache';
import { Prerenderer } from './prerenderer';
import { RenderProcess } from './render-process';

declare module 'fastify' {
  interface FastifyInstance {
    /** The prerenderer of a preview, or of what is live. */
    prerendererOf: (preview?: Pick<Preview, 'id' | 'at'>) => Prerenderer;
    /** Responses of the API; unset: the browser makes all requests. */
    answers: AnswerCache | undefined;
  }
}

/** Beyond these, the process of the preview that was seen longest ago ends. */
export const mostPreviews = 2;
/** Megabytes of JavaScript's heap; ops/deploy/kubernetes/gateway.yaml has room for all processes. */
export const heap = { live: 256, preview: 128 };
/** Milliseconds after its last page at which a preview's process ends. */
const idleFor = 5 * 60_000;

/**
 * Prerendered pages, with the API's data where the site has it: those of live pages, and those of each preview in a
 * process of its own, so that a candidate's script reaches no page of another browser.
 */
export const prerender = fp(async (app) => {
  const { assetCache, config } = app;
  const answers = config.dataBase ? new AnswerCache(config.dataBase) : undefined;
  app.decorate('answers', answers);
  const readScript = async (release: Release) =>
    release.prerender && assetCache.text(release, release.prerender.script);
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
  app.decorate('prerendererOf', (preview) => (preview ? previews.memo(`${preview.id} ${preview.at}`) : live));
  app.addHook('onClose', async () => {
    live.close();
    previews.clear();
  });
});

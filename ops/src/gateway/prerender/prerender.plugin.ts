import fp from 'fastify-plugin';
import { ApiResponseCache } from './api-response-cache';
import { Prerenderer } from './prerenderer';
import { Prerenderers } from './prerenderers';
import { Renderer } from './renderer';

/** Prerendered pages, each kind of visit in a process of its own, with the API's data where the site has it. */
export const prerender = fp(async (app) => {
  const { assets, config } = app;
  const answers = config.dataBase ? new ApiResponseCache(config.dataBase) : undefined;
  app.decorate('answers', answers);
  app.decorate(
    'prerenderers',
    new Prerenderers(
      (heap) =>
        new Prerenderer({
          renderer: new Renderer(
            async (release) => release.prerender && assets.text(release, release.prerender.script),
            heap,
          ),
          readFile: (release, file) => assets.text(release, file),
          config: config.site,
          ...(answers ? { answers } : {}),
        }),
    ),
  );
  app.addHook('onClose', async () => app.prerenderers.close());
});

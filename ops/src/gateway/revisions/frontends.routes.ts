import fp from 'fastify-plugin';
import '../instance';
import { describeFrontends } from '../../site/describe-frontends';

/** `GET /frontends.json` for the community's own tools: public, as the code is, and never cached. */
export const frontendsRoutes = fp(async (app) => {
  const { follower, releases: cache } = app;
  const { assetBaseUrl, siteOrigin } = app.config;
  app.get('/frontends.json', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    const revision = follower.current?.revision;
    if (!revision) return reply.code(503).send({ error: 'starting' });
    const origin = siteOrigin ?? `${request.protocol}://${request.host}`;
    return describeFrontends({
      revision,
      release: (name, version, digest) => cache.get(name, version, digest).catch(() => undefined),
      origin,
      assets: assetBaseUrl ?? origin,
    });
  });
});

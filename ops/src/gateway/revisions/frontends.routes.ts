import fp from 'fastify-plugin';
import '../instance';
import { describeFrontends, versionsOf } from '../../site/describe-frontends';

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
    const names = Object.entries(revision.live).flatMap(([name, live]) =>
      name === 'shell'
        ? []
        : [...versionsOf(live)].map(([version, digest]) => [name, version, digest] as const),
    );
    const found = await Promise.all(
      names.map(async ([name, version, digest]) => {
        const read = await cache.get(name, version, digest).catch(() => undefined);
        return read ? [[`${name}/${version}`, read] as const] : [];
      }),
    );
    const releases = new Map(found.flat());
    const origin = siteOrigin ?? `${request.protocol}://${request.host}`;
    return describeFrontends({
      revision,
      release: (name, version) => releases.get(`${name}/${version}`),
      origin,
      assets: assetBaseUrl ?? origin,
    });
  });
});

import type { FastifyInstance } from 'fastify';
import { describeFrontends } from '../../site/describe-frontends';

/** `GET /frontends.json` for the community's own tools: public, as the code is, and never cached. */
export async function frontends(app: FastifyInstance): Promise<void> {
  const { follower, releases } = app;
  const { assetBaseUrl, siteOrigin } = app.config;
  app.get('/frontends.json', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    const { revision } = follower.served;
    const origin = siteOrigin ?? `${request.protocol}://${request.host}`;
    const release = (...one: Parameters<typeof releases.get>) => releases.get(...one).catch(() => undefined);
    return describeFrontends(revision, release, { origin, assets: assetBaseUrl });
  });
}

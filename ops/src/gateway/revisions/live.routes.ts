import type { LiveNotice } from '@ilera/contracts';
import { originOf } from '../responses';
import type { GatewayPlugin } from '../services';
import { describeFrontends } from '../../site/describe-frontends';

/** Tells open tabs whether a change since their document asks them to load again: `GET /_live?revision=<n>`. */
export const liveNotice: GatewayPlugin = async (app, { follower }) => {
  app.get<{ Querystring: { revision?: string } }>('/_live', async (request, reply) => {
    const { n: revision, urgent = 0 } = follower.served.revision;
    const seen = Number(request.query.revision);
    const notice: LiveNotice = { revision, urgent: seen > 0 && urgent > seen };
    return reply.header('cache-control', 'no-store').send(notice);
  });
};

/** `GET /frontends.json` for tools of Frontend Discovery: public, as the code is, and never cached. */
export const frontends: GatewayPlugin = async (app, { follower, releases, config }) => {
  app.get('/frontends.json', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    const { revision } = follower.served;
    const release = (...version: Parameters<typeof releases.get>) =>
      releases.get(...version).catch(() => undefined);
    return describeFrontends(revision, release, {
      origin: originOf(request, config),
      assets: config.assetBaseUrl,
    });
  });
};

import type { Release, Revision } from '@shared/contracts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { describeFrontends, versionsOf } from '../../site/describe-frontends';

/** What the plugin needs of the server that it is registered on. */
export interface FrontendsOptions {
  /** The revision that is served; undefined while there is none. */
  revision: () => Revision | undefined;
  release: (part: string, version: string, digest?: string) => Promise<Release | undefined>;
  /** Where files are fetched from; absent: the server itself. */
  assetBaseUrl?: string | undefined;
  /** Absent: the origin of each request. */
  siteOrigin?: string | undefined;
}

/** `GET /frontends.json` for the community's own tools (Q72): public, as the code is, and never cached. */
export const frontendsRoutes: FastifyPluginAsync<FrontendsOptions> = async (
  app: FastifyInstance,
  { revision: current, release, assetBaseUrl, siteOrigin },
) => {
  app.get('/frontends.json', async (request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
    });
    const revision = current();
    if (!revision) return reply.code(503).send({ error: 'starting' });
    const names = Object.entries(revision.live).flatMap(([name, live]) =>
      name === 'shell'
        ? []
        : [...versionsOf(live)].map(([version, digest]) => [name, version, digest] as const),
    );
    const found = await Promise.all(
      names.map(async ([name, version, digest]) => {
        const read = await release(name, version, digest).catch(() => undefined);
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
};

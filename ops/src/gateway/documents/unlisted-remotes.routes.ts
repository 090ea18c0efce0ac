import type { FastifyInstance } from 'fastify';
import { notFound } from '../responses';
import type { Composition } from '../revisions/composition';
import { reach } from '../revisions/live.routes';
import { cacheCompositions } from '../version-choice/version-choice.plugin';
import { canariesOfMask, readSupportCode } from '../version-choice/visitor-cookies';
import { DocumentCache } from './document-cache';
import { unlistedOf } from './listed-remotes';

/**
 * The remotes that documents leave out: `GET /_remotes/<revision and canaries>/<hash>.json`. Any gateway
 * composes them again from the ledger; what has another hash is 404, and the shell loads a document. So is what
 * would hand an open tab a remote that was taken away since.
 */
export async function unlistedRemotes(app: FastifyInstance): Promise<void> {
  const { follower, ledger } = app;
  const cache = new DocumentCache();
  // Others than documents use, so that old tabs displace none of theirs.
  const getComposition = cacheCompositions(app, 16);
  const find = async (code: string): Promise<Composition | undefined> => {
    const current = follower.current?.revision;
    const named = readSupportCode(code);
    if (!current || !named || current.n - named.revision > reach) return undefined;
    const revision = current.n === named.revision ? current : await ledger.read(named.revision);
    return revision && getComposition(revision, canariesOfMask(revision, named.mask));
  };

  app.get<{ Params: { code: string; file: string } }>('/_remotes/:code/:file', async (request, reply) => {
    const composition = await find(request.params.code).catch(() => undefined);
    const unlisted = composition && unlistedOf(composition);
    if (!composition || !unlisted?.address.endsWith(`/${request.params.file}`)) return notFound(reply);
    const live = follower.current?.revision.live ?? {};
    if ([...unlisted.names].some((name) => !live[name])) return notFound(reply);
    const accepts = (encoding: string): boolean => request.encodings([encoding]) === encoding;
    const { body, encoding } = await cache.get(composition, 'unlisted', accepts, () => unlisted.body);
    reply.headers({
      'content-type': 'application/json',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  });
}

import type { FastifyInstance } from 'fastify';
import { notFound } from '../responses';
import type { Composition } from '../revisions/composition';
import { reach } from '../revisions/live.routes';
import { VariantCache } from '../revisions/variant-cache';
import { canariesOfMask, readSupportCode } from '../version-choice/visitor-cookies';
import { DocumentCache } from './document-cache';
import { unlistedOf, type Unlisted } from './unlisted-remotes';

interface Sources extends Pick<FastifyInstance, 'follower' | 'ledger' | 'shown'> {
  /** Compositions for open tabs; others than documents use, so that old tabs displace none of theirs. */
  variants: VariantCache;
}

/**
 * The remotes that documents leave out: `GET /_remotes/<revision and canaries>/<hash>.json`. Any gateway
 * composes them again from the ledger; what has another hash is 404, and the shell loads a document. So is what
 * would hand an open tab a remote that was taken away since.
 */
export async function unlistedRemotes(app: FastifyInstance): Promise<void> {
  const { follower, ledger, shown, releases, assetUrl } = app;
  const sources: Sources = { follower, ledger, shown, variants: new VariantCache(releases, assetUrl, 16) };
  const cache = new DocumentCache();
  app.get<{ Params: { code: string; file: string } }>('/_remotes/:code/:file', async (request, reply) => {
    const composition = await findComposition(request.params.code, sources).catch(() => undefined);
    const unlisted = composition && unlistedOf(composition);
    if (!composition || !unlisted?.address.endsWith(`/${request.params.file}`)) return notFound(reply);
    if (isRevoked(unlisted, sources)) return notFound(reply);
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

const isRevoked = ({ names }: Unlisted, { follower: { current } }: Sources): boolean =>
  [...names].some((name) => !current?.revision.live[name]);

async function findComposition(
  code: string,
  { follower, ledger, shown, variants }: Sources,
): Promise<Composition | undefined> {
  const { current } = follower;
  const named = readSupportCode(code);
  if (!current || !named || current.revision.n - named.revision > reach) return undefined;
  if (named.revision === current.revision.n) return shown(canariesOfMask(current.revision, named.canaries));
  const revision = await ledger.read(named.revision);
  return revision && variants.get(revision, canariesOfMask(revision, named.canaries));
}

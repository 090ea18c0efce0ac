import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AssetUrl } from './composition';
import { looksLikeFile } from './content-types';
import { renderDocument } from './document';
import { DocumentShelf } from './document-shelf';
import { withDevRemotes } from './dev-remotes';
import type { GatewayConfig } from './gateway-config';
import { contentSecurityPolicy, documentHeaders } from './security-headers';
import type { StateFollower } from './state-follower';

interface DocumentOptions {
  follower: StateFollower;
  config: GatewayConfig;
  assetUrl: AssetUrl;
  devRemotes?: Record<string, string>;
}

const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

const acceptsHtml = (request: FastifyRequest): boolean =>
  /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');

/** Every page of the site, and the 404 page for addresses that the site map does not have. */
export function registerDocuments(
  app: FastifyInstance,
  { follower, config, assetUrl, devRemotes }: DocumentOptions,
): void {
  const shelf = new DocumentShelf();
  const csp = contentSecurityPolicy(
    config,
    Object.values(devRemotes ?? {}).map((base) => new URL(base).origin),
  );

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const composition =
      follower.current && devRemotes ? await withDevRemotes(follower.current, devRemotes) : follower.current;
    if (!composition)
      return reply.code(503).header('retry-after', '2').type('text/plain').send('The site is starting.\n');
    const route = composition.match(path);
    // A one-time token may end in `.zip`; what the site map knows is a page whatever its ending.
    if (!route && (looksLikeFile(path) || !acceptsHtml(request))) return notFound(reply);
    const document = await shelf.get(
      composition,
      route?.path ?? '404',
      request.headers['accept-encoding'] ?? '',
      () => renderDocument(composition, path, config.site, assetUrl),
    );
    reply.headers(documentHeaders(csp, path, request.protocol === 'https')).header('vary', 'accept-encoding');
    // A dev server's chunks change by the second and have no hashes.
    if (devRemotes) reply.removeHeader('integrity-policy');
    reply.header('etag', document.etag).code(route ? 200 : 404);
    if (route && request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    if (document.encoding) reply.header('content-encoding', document.encoding);
    return reply.send(document.body);
  };

  app.get('/', send);
  app.get('/*', send);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed.\n'),
  );
}

/** The plain answer for files that are not there: never the document, which a browser would try to run as a script. */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found.\n');
}

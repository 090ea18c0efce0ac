import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remotesOf, type AssetUrl } from './composition';
import { composeVisit, type VisitSources } from './compose-visit';
import { looksLikeFile } from './content-types';
import { withDevRemotes, withOverride } from './dev-remotes';
import { renderDocument } from './document';
import { DocumentShelf } from './document-shelf';
import type { GatewayConfig } from './gateway-config';
import type { HealthBook } from './health-book';
import type { Painter } from './prerender/painter';
import { readChain } from './read-chain';
import type { Release } from '@shared/contracts';
import { contentSecurityPolicy, documentHeaders } from './security-headers';
import { supportCode } from './visits';

interface DocumentOptions extends VisitSources {
  config: GatewayConfig;
  assetUrl: AssetUrl;
  health: HealthBook;
  painter: Painter;
  /** A file of a release as text. */
  readFile(release: Release, file: string): Promise<string | undefined>;
  devRemotes?: Record<string, string>;
}

const pathOf = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

const searchOf = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';

const acceptsHtml = (request: FastifyRequest): boolean =>
  /text\/html|\*\/\*|^$/.test(request.headers.accept ?? '');

/** Every page of the site, and the 404 page for addresses that the site map does not have. */
export function registerDocuments(app: FastifyInstance, options: DocumentOptions): void {
  const { config, assetUrl, health, painter, readFile, devRemotes } = options;
  const shelf = new DocumentShelf();
  const devOrigins = Object.values(devRemotes ?? {}).map((base) => new URL(base).origin);
  const usualPolicy = contentSecurityPolicy(config, devOrigins);

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const visit = await composeVisit(request, reply, options);
    if (!visit)
      return reply.code(503).header('retry-after', '2').type('text/plain').send('The site is starting.\n');
    const { pin } = visit;
    let { composition } = visit;
    const route = composition.match(path);
    // A one-time token may end in `.zip`; what the site map knows is a page whatever its ending.
    if (!route && (looksLikeFile(path) || !acceptsHtml(request))) return notFound(reply);
    if (!pin?.override && route && request.method === 'GET') {
      health.countDocument(composition.shell, remotesOf(composition, path), composition.remotes);
    }
    if (devRemotes) composition = await withDevRemotes(composition, devRemotes);
    if (pin?.override) composition = withOverride(composition, pin.override);

    const policy = pin?.override
      ? contentSecurityPolicy(config, [...devOrigins, new URL(pin.override.base).origin])
      : usualPolicy;
    // A build under development renders nothing beforehand.
    const plain = Boolean(devRemotes) || pin?.override;
    const [chain, painted] = await Promise.all([
      readChain(composition, path, assetUrl, readFile),
      plain ? undefined : painter.paint(composition, path, searchOf(request)).catch(() => undefined),
    ]);
    const key =
      painted && painted.key === undefined
        ? undefined
        : `${route?.path ?? '404'} ${painted?.key ?? ''} ${pin ? JSON.stringify(pin) : ''}`;
    const document = await shelf.get(composition, key, request.headers['accept-encoding'] ?? '', () =>
      renderDocument({
        composition,
        path,
        config: config.site,
        assetUrl,
        chain,
        painted,
        supportCode: supportCode(composition.state, composition.canaries),
        ...(pin ? { pin } : {}),
      }),
    );
    reply
      .headers(documentHeaders(policy, path, request.protocol === 'https'))
      .header('vary', 'accept-encoding, cookie');
    // A build under development has no hashes.
    if (devRemotes || pin?.override) reply.removeHeader('integrity-policy');
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

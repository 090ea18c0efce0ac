import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { remotesOf } from '../revisions/composition';
import { chooseVersions } from '../version-choice/choose-versions';
import { withDevRemotes, withOverride } from './dev-remotes';
import { renderDocument } from './document';
import { DocumentCache } from './document-cache';
import { looksLikeFile, notFound } from '../responses';
import { readPreloadGraph } from './read-preload-graph';
import { keepHeader } from '@shared/contracts';
import { hasWorker } from '../install/service-worker.routes';
import { isOfflineCopy } from './offline-copy';
import { isMissingThing, isPrivateAddress } from '../discovery/social-tags';
import { firstRequestsOf } from '../page-scripts/document-script';
import { contentSecurityPolicy, documentHeaders } from '../page-scripts/security-headers';
import { sendPreviewNotShown } from '../version-choice/links.routes';
import { supportCode } from '../version-choice/visitor-cookies';
import { isForEverybody } from './shared-copies';
import { unlistedOf } from './unlisted-remotes';

const getPath = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

const getSearch = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';

const acceptsHtml = (request: FastifyRequest): boolean => request.types(['html']) === 'html';

/** Whether somebody opens the address, and no page loads a file by it: that asks for anything, not for HTML. */
const opensPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;

/** Every page of the site, and the 404 page for unknown addresses. */
export async function pages(app: FastifyInstance): Promise<void> {
  const { config, assets, assetUrl, devRemotes } = app;
  const cache = new DocumentCache();
  const devOrigins = Object.values(devRemotes ?? {}).map((base) => new URL(base).origin);

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = getPath(request);
    const search = getSearch(request);
    const origin = config.siteOrigin ?? `${request.protocol}://${request.host}`;
    const chosen = await chooseVersions(request, reply, app);
    if (!chosen)
      return reply
        .code(503)
        .headers({ 'retry-after': '2', 'cache-control': 'no-store' })
        .type('text/plain')
        .send('The site is starting.\n');
    if ('notShown' in chosen)
      return acceptsHtml(request) ? sendPreviewNotShown(reply, chosen.notShown) : notFound(reply);
    const { overrideCookie, preview } = chosen;
    // A build under development brings routes of its own.
    let composition = devRemotes ? await withDevRemotes(chosen.composition, devRemotes) : chosen.composition;
    const route = composition.match(path);
    // A one-time token may end in `.zip`, so a path of the site map is a page whatever its ending.
    const isPage = looksLikeFile(path) ? opensPage(request) : acceptsHtml(request);
    if (!route && !isPage) return notFound(reply);
    request.facts.route = route?.path ?? '(not found)';
    request.facts.revision = composition.revision.n;
    request.facts.parts = {
      shell: composition.shell.version,
      ...Object.fromEntries(
        remotesOf(composition, path).map(([name]) => [name, composition.remotes[name]?.version ?? 'none']),
      ),
    };
    if (overrideCookie?.override) composition = withOverride(composition, overrideCookie.override);

    const overrideOrigins = overrideCookie?.override ? [new URL(overrideCookie.override.base).origin] : [];
    const policy = contentSecurityPolicy(config, composition.shell, [...devOrigins, ...overrideOrigins]);
    // A build under development is not prerendered.
    const plain = Boolean(devRemotes) || overrideCookie?.override;
    const prerendered = plain
      ? undefined
      : await app
          .prerendererOf(preview)
          .prerender(composition, path, search)
          .catch(() => undefined);
    const isForOne = Boolean(devRemotes) || overrideCookie !== undefined || preview !== undefined;
    const shown = await app.shown();
    const serviceWorker = config.serviceWorker && !isForOne && shown !== undefined && hasWorker(shown.shell);
    const requests = firstRequestsOf(
      { composition, path, search, apiBaseUrl: config.site.apiBaseUrl, assetUrl },
      Object.keys(prerendered?.answers ?? {}),
    );
    const key =
      prerendered && prerendered.key === undefined
        ? undefined
        : `${origin} ${route?.path ?? '404'} ${isPrivateAddress(path) ? '' : path} ${prerendered?.key ?? ''} ${JSON.stringify([requests?.calls, requests?.own])} ${overrideCookie ? JSON.stringify(overrideCookie) : ''}`;
    const accepts = (encoding: string): boolean => request.encodings([encoding]) === encoding;
    const document = await cache.get(composition, key, accepts, async () =>
      renderDocument({
        composition,
        path,
        origin,
        config: config.site,
        assetUrl,
        graph: await readPreloadGraph(composition, path, assetUrl, (release, file) =>
          assets.text(release, file),
        ),
        prerendered,
        requests,
        supportCode: supportCode(composition.revision, composition.canaries),
        serviceWorker,
        // What one person looks at is composed for that request.
        unlisted: isForOne ? undefined : unlistedOf(composition),
        ...(overrideCookie ? { overrideCookie } : {}),
        ...(preview ? { preview } : {}),
      }),
    );
    reply
      .headers(documentHeaders(policy, path, request.protocol === 'https'))
      .header('vary', 'accept-encoding, cookie');
    if (preview) reply.header('x-robots-tag', 'noindex, nofollow');
    // A build under development has no hashes.
    if (devRemotes || overrideCookie?.override) reply.removeHeader('integrity-policy');
    const copied = { path, search, prerendered };
    const isFound = route && !isMissingThing(prerendered?.head ?? []);
    if (serviceWorker && isFound && isOfflineCopy(composition, copied)) reply.header(keepHeader, '1');
    const visit = { composition, live: app.follower.current, path, search, prerendered };
    if (config.documentSeconds > 0 && isFound && !isForOne && isForEverybody(request, visit))
      reply.header('cache-control', `public, max-age=0, s-maxage=${config.documentSeconds}`);
    reply.header('etag', document.etag).code(isFound ? 200 : 404);
    if (isFound && request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    if (document.encoding) reply.header('content-encoding', document.encoding);
    return reply.send(document.body);
  };

  app.get('/', send);
  app.get('/*', send);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagesAt } from '../revisions/composition';
import { chooseVersions } from '../version-choice/version-choice.plugin';
import { withDevRemotes } from './dev-remotes';
import { renderDocument } from './document';
import { DocumentCache } from './document-cache';
import { looksLikeFile, notFound } from '../responses';
import { keepHeader } from '@shared/contracts';
import { hasWorker } from '../install/service-worker.routes';
import { isForEverybody, isOfflineCopy } from './cacheable';
import { isMissingThing, isPrivateAddress } from '../discovery/social-tags';
import { firstCallsOf } from '../page-scripts/document-script';
import { contentSecurityPolicy, documentHeaders } from '../page-scripts/security-headers';
import { sendPreviewNotShown } from '../version-choice/links.routes';

const getPath = (request: FastifyRequest): string => request.url.split(/[?#]/, 1)[0] ?? '/';

const getSearch = (request: FastifyRequest): string => /\?[^#]*/.exec(request.url)?.[0] ?? '';

const acceptsHtml = (request: FastifyRequest): boolean => request.types(['html']) === 'html';

/** Whether somebody opens the address, and no page loads a file by it: that asks for anything, not for HTML. */
const opensPage = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/html') ?? false;

/** Every page of the site, and the 404 page for unknown addresses. */
export async function pages(app: FastifyInstance): Promise<void> {
  const { config, devRemotes } = app;
  const cache = new DocumentCache();

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
    const { invited, preview } = chosen;
    let { composition } = chosen;
    if (devRemotes) composition = await withDevRemotes(composition, devRemotes);
    // Builds under development: without hashes, and not prerendered.
    const bases = Object.values(devRemotes ?? {});
    const origins = bases.map((base) => new URL(base).origin);
    const isForOne = bases.length > 0 || invited !== undefined || preview !== undefined;
    const route = composition.match(path);
    // A one-time token may end in `.zip`, so a path of the site map is a page whatever its ending.
    const isPage = looksLikeFile(path) ? opensPage(request) : acceptsHtml(request);
    if (!route && !isPage) return notFound(reply);
    request.facts.route = route?.path ?? '(not found)';
    request.facts.revision = composition.revision.n;
    request.facts.parts = {
      shell: composition.shell.version,
      ...Object.fromEntries(
        pagesAt(composition, path).map(([name]) => [name, composition.registry[name]?.version ?? 'none']),
      ),
    };

    const prerendered =
      bases.length > 0
        ? undefined
        : await app
            .prerendererOf(preview)
            .prerender(composition, path, search)
            .catch(() => undefined);
    const shown = await app.shown();
    const serviceWorker = config.serviceWorker && !isForOne && shown !== undefined && hasWorker(shown.shell);
    const answered = Object.keys(prerendered?.answers ?? {});
    const firstCalls = firstCallsOf({ composition, path, search }, app, answered);
    const key =
      prerendered && prerendered.key === undefined
        ? undefined
        : JSON.stringify([
            origin,
            route?.path,
            isPrivateAddress(path) ? '' : path,
            prerendered?.key,
            firstCalls?.calls,
            firstCalls?.own,
            invited,
          ]);
    const accepts = (encoding: string): boolean => request.encodings([encoding]) === encoding;
    const page = { composition, path, origin, prerendered, firstCalls, serviceWorker };
    const document = await cache.get(composition, key, accepts, () =>
      renderDocument({ ...page, isForOne, invited, preview }, app),
    );
    const policy = contentSecurityPolicy(config, composition.shell, origins);
    reply
      .headers(documentHeaders(policy, path, request.protocol === 'https'))
      .header('vary', 'accept-encoding, cookie');
    if (preview) reply.header('x-robots-tag', 'noindex, nofollow');
    if (bases.length > 0) reply.removeHeader('integrity-policy');
    const copied = { composition, path, search, prerendered };
    const isFound = route && !isMissingThing(prerendered?.head ?? []);
    if (serviceWorker && isFound && isOfflineCopy(copied)) reply.header(keepHeader, '1');
    const isShared = isFound && !isForOne && isForEverybody(request, copied, app.follower.current);
    if (config.documentSeconds > 0 && isShared)
      reply.header('cache-control', `public, max-age=0, s-maxage=${config.documentSeconds}`);
    reply.header('etag', document.etag).code(isFound ? 200 : 404);
    if (isFound && request.headers['if-none-match'] === document.etag) return reply.code(304).send();
    if (document.encoding) reply.header('content-encoding', document.encoding);
    return reply.send(document.body);
  };

  app.get('/', send);
  app.get('/*', send);
}

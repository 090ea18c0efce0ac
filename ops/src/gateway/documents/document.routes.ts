import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasWorker } from '../install/service-worker';
import { isNotFound } from '../prerender/prerenderer';
import { accepted, isNavigation, notFound, originOf } from '../responses';
import { findPage } from '../revisions/requested-page';
import type { GatewayPlugin } from '../services';
import { sendPreviewNotShown } from '../version-choice/preview-not-shown';
import { renderDocument, type DocumentInput } from './document';
import { DocumentCache, keyOf } from './document-cache';
import { documentHeaders } from './document-headers';
import { callsForBrowser, readAnswers } from './page-data';

/** Serves every page of the site, and the 404 page for unknown addresses. */
export const documents: GatewayPlugin = async (app, services) => {
  const { config, assetUrl, answers, prerenderers } = services;
  const cache = new DocumentCache();
  // Builds under development are not prerendered.
  const isDevelopment = Object.keys(services.devRemotes).length > 0;

  const send = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const chosen = await services.chooseVersions(request, reply);
    if ('notShown' in chosen)
      return isNavigation(request) ? sendPreviewNotShown(reply, chosen.notShown) : notFound(reply);
    const { composition, invited, preview } = chosen;

    const page = findPage(composition, request.url);
    // A one-time token may end in `.zip`: a path of the site map is a page whatever its ending.
    if (!page.route && !isNavigation(request)) return notFound(reply);
    request.page = page;

    const prerendered = isDevelopment
      ? undefined
      : await prerenderers.of(preview).prerender(page, await readAnswers(page, answers));

    const isForOne = isDevelopment || invited !== undefined || preview !== undefined;
    const input: DocumentInput = {
      page,
      origin: originOf(request, config),
      prerendered,
      firstCalls: callsForBrowser(page, config.site, assetUrl, Object.keys(prerendered?.answers ?? {})),
      isForOne,
      serviceWorker: !isForOne && config.serviceWorker && hasWorker(composition.shell),
      invited,
      preview,
    };
    const { etag, encoding, body } = await cache.get(composition, keyOf(input), accepted(request), () =>
      renderDocument(input, services),
    );

    const isFound = page.route !== undefined && !isNotFound(prerendered?.head ?? []);
    reply.headers({ ...documentHeaders(request, input, isFound, services), etag });
    if (isFound && request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.code(isFound ? 200 : 404).send(body);
  };

  app.get('/', send);
  app.get('/*', send);
};

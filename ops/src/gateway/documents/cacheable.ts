import { keepHeader } from '@ilera/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPrivateAddress } from '../discovery/social-tags';
import type { PrerenderedHtml } from '../prerender/prerenderer';
import type { Composition } from '../revisions/composition';
import type { RequestedPage } from '../revisions/requested-page';
import { needsShare } from '../../site/canaries';

/** A document of which somebody may keep a copy. */
interface Copied {
  page: RequestedPage;
  prerendered: PrerenderedHtml | undefined;
}

/** Headers that let the browser keep a document for reading offline, and a CDN share it, where its page allows that. */
export function copyHeaders(
  request: Pick<FastifyRequest, 'headers'>,
  document: Copied & { isForOne: boolean; serviceWorker: boolean },
  { config: { documentSeconds }, follower }: Pick<FastifyInstance, 'config' | 'follower'>,
): Record<string, string> {
  const isKept = document.serviceWorker && isOfflineCopy(document);
  const isShared =
    documentSeconds > 0 && !document.isForOne && isForEverybody(request, document, follower.current);
  return {
    ...(isKept && { [keepHeader]: '1' }),
    ...(isShared && { 'cache-control': `public, max-age=0, s-maxage=${documentSeconds}` }),
  };
}

/**
 * The patterns of the pages that a browser may keep for reading offline.
 * @param listed the remotes of which the document tells
 */
export function offlinePatterns({ routes, remotes }: Composition, listed: object = remotes): string[] {
  return routes
    .filter(
      ({ remote, page, access }) =>
        remote &&
        page &&
        Object.hasOwn(listed, remote) &&
        access === 'public' &&
        remotes[remote]?.offlinePages?.includes(page),
    )
    .map(({ path }) => path);
}

/**
 * Whether a browser may keep this document: a page that its remote names, with all that it shows, at an
 * address that says nothing about the visitor.
 */
export function isOfflineCopy({ page, prerendered }: Copied): boolean {
  const { composition, search, route } = page;
  if (!prerendered || !route || search || !hasAnswers(page, prerendered)) return false;
  return offlinePatterns(composition).includes(route.path);
}

/**
 * Whether a CDN may give this document to other visitors: a public page with all that it shows, for a request that says
 * nothing of its visitor, in the versions that every page load gets. While a canary takes its share, each first document
 * sets a cookie, so none is shared.
 * @param live what page loads without a canary get: no preview, and no version that stands in for a damaged one
 */
function isForEverybody(
  { headers: { cookie, authorization } }: Pick<FastifyRequest, 'headers'>,
  { page, prerendered }: Copied,
  live: Composition | undefined,
): boolean {
  const { composition, path, search, route } = page;
  if (cookie !== undefined || authorization !== undefined || needsShare(composition.revision)) return false;
  if (composition !== live || search || isPrivateAddress(path)) return false;
  if (route?.access !== 'public') return false;
  return prerendered ? hasAnswers(page, prerendered) : !composition.shell.prerender;
}

/** Whether a page that begins with data of the API has it: it has none while the API is down. */
function hasAnswers({ shown }: RequestedPage, { answers }: PrerenderedHtml): boolean {
  const calls = shown.flatMap(({ page, release }) => release?.firstCalls?.[page] ?? []);
  return calls.length === 0 || Object.keys(answers).length > 0;
}

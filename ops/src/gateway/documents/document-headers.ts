import { keepHeader, tokenAddress } from '@ilera/contracts';
import type { FastifyRequest } from 'fastify';
import { needsShare } from '../../site/canaries';
import { isPrivateAddress } from '../discovery/social-tags';
import { offlinePatterns } from '../install/service-worker.routes';
import type { PrerenderedHtml } from '../prerender/prerenderer';
import type { Composition } from '../revisions/composition';
import type { RequestedPage } from '../revisions/requested-page';
import type { Services } from '../services';
import { contentSecurityPolicy } from './content-security-policy';
import type { DocumentInput } from './document';

/** What a document may do, and who may keep a copy of it. */
export function documentHeaders(
  request: FastifyRequest,
  document: DocumentInput,
  isFound: boolean,
  services: Services,
): Record<string, string> {
  const { composition, path } = document.page;
  const devOrigins = Object.values(services.devRemotes).map((base) => new URL(base).origin);
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(services.config, composition.shell, devOrigins),
    'cross-origin-resource-policy': 'same-origin',
    // Any script without a hash is refused; those of dev servers have none.
    ...(devOrigins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
    vary: 'accept-encoding, cookie',
    // Revalidated at each load, so that the next page load gets a rollback; an unchanged document is a 304.
    'cache-control': 'private, no-cache',
    // A cached document has the time of its request all the same (R5.13).
    'server-timing': `now;dur=${Date.now()}`,
    ...(tokenAddress.test(path) && { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }),
    ...(request.protocol === 'https' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    ...(document.preview && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isFound && copyHeaders(request, document, services)),
  };
}

/** Let the browser keep a document for reading offline, and a CDN share it, where its page allows that. */
function copyHeaders(
  request: FastifyRequest,
  document: DocumentInput,
  { config: { documentSeconds }, follower }: Services,
): Record<string, string> {
  const isKept = document.serviceWorker && isOfflineCopy(document);
  const isShared =
    documentSeconds > 0 && !document.isForOne && isForEverybody(request, document, follower.current);
  return {
    ...(isKept && { [keepHeader]: '1' }),
    ...(isShared && { 'cache-control': `public, max-age=0, s-maxage=${documentSeconds}` }),
  };
}

type Copied = Pick<DocumentInput, 'page' | 'prerendered'>;

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
  { headers: { cookie, authorization } }: FastifyRequest,
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

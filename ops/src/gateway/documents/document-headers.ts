import { keepHeader, tokenAddress } from '@ilera/contracts';
import type { FastifyRequest } from 'fastify';
import { needsShare } from '../../site/canaries';
import { isPrivateAddress } from '../discovery/private-addresses';
import { offlinePatterns } from '../install/service-worker';
import type { PrerenderedHtml } from '../prerender/prerenderer';
import type { Composition } from '../revisions/composition';
import type { RequestedPage } from '../revisions/requested-page';
import type { Services } from '../services';
import { contentSecurityPolicy } from './content-security-policy';
import type { DocumentInput } from './document';

/** Headers that say what a document may do, and who may keep a copy. */
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
    // Refuses scripts without a hash, which dev servers' scripts lack.
    ...(devOrigins.length === 0 && { 'integrity-policy': 'blocked-destinations=(script)' }),
    vary: 'accept-encoding, cookie',
    // Revalidated at each load, so that the next page load gets a rollback; an unchanged document is a 304.
    'cache-control': 'private, no-cache',
    // The time of the request, also for a cached document (R5.13).
    'server-timing': `now;dur=${Date.now()}`,
    ...(tokenAddress.test(path) && { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }),
    ...(request.protocol === 'https' && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    ...(document.preview && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isFound && copyHeaders(request, document, services)),
  };
}

/** Headers that let a browser keep a document offline, and a CDN share it, where the page allows that. */
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
 * Whether a browser may keep a document offline: a page that its remote names, with its answers, at an address that says
 * nothing about the visitor.
 */
export function isOfflineCopy({ page, prerendered }: Copied): boolean {
  const { composition, search, route } = page;
  if (!prerendered || !route || search || !hasAnswers(page, prerendered)) return false;
  return offlinePatterns(composition).includes(route.path);
}

/**
 * Whether a CDN may share a document: a public page with its answers, in the live versions, for a request without cookie
 * or authorization. While a canary has a share, no document is shared, because each visitor's first one sets a cookie.
 * @param live composition without canary, preview, or fallback for a damaged version
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

/** Whether a page has the answers to its first calls; it has none while the API is down. */
function hasAnswers({ shown }: RequestedPage, { answers }: PrerenderedHtml): boolean {
  const calls = shown.flatMap(({ page, release }) => release?.firstCalls?.[page] ?? []);
  return calls.length === 0 || Object.keys(answers).length > 0;
}

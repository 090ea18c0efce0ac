import type { FastifyRequest } from 'fastify';
import { isPrivateAddress } from '../discovery/social-tags';
import type { PrerenderedHtml } from '../prerender/prerenderer';
import type { Composition } from '../revisions/composition';
import { needsShare } from '../version-choice/visitor-cookies';
import { hasItsData } from './offline-copy';

interface SharedDocument {
  composition: Composition;
  /** What visits without a canary get of the newest revision. */
  live: Composition | undefined;
  path: string;
  search: string;
  prerendered: PrerenderedHtml | undefined;
}

/**
 * Whether a CDN may give this document to other visitors: a public page with all that it shows, for a request that says
 * nothing of its visitor, in the versions that every visit gets. While a canary takes its share, each first document
 * sets a cookie, so none is shared.
 */
export function isForEverybody(request: Pick<FastifyRequest, 'headers'>, document: SharedDocument): boolean {
  const { composition, live, path, search, prerendered } = document;
  const { cookie, authorization } = request.headers;
  if (cookie !== undefined || authorization !== undefined || needsShare(composition.revision)) return false;
  if (search || isPrivateAddress(path) || composition.match(path)?.access !== 'public') return false;
  // Another composition than the newest: a canary, a preview, or a version that stands in for a damaged one.
  if (composition !== live) return false;
  return prerendered ? hasItsData(composition, path, prerendered) : !composition.shell.prerender;
}

import type { Composition } from '../revisions/composition';
import type { PrerenderedHtml } from '../prerender/prerenderer';

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
export function isOfflineCopy(
  composition: Composition,
  { path, search, prerendered }: { path: string; search: string; prerendered: PrerenderedHtml | undefined },
): boolean {
  const route = composition.match(path);
  if (search || !prerendered || !route?.remote || !route.page) return false;
  return offlinePatterns(composition).includes(route.path) && hasItsData(composition, path, prerendered);
}

/** Whether a page that begins with data of the API has it: it has none while the API is down. */
export function hasItsData(composition: Composition, path: string, { answers }: PrerenderedHtml): boolean {
  const route = composition.match(path);
  const release = route?.remote ? composition.remotes[route.remote] : undefined;
  const waits = route?.page !== undefined && (release?.firstCalls?.[route.page] ?? []).length > 0;
  return !waits || Object.keys(answers).length > 0;
}

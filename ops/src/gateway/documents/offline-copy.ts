import type { Composition } from '../revisions/composition';
import type { PrerenderedPage } from '../prerender/prerenderer';

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
  { path, search, prerendered }: { path: string; search: string; prerendered: PrerenderedPage | undefined },
): boolean {
  const route = composition.match(path);
  if (search || !prerendered || !route?.remote || !route.page) return false;
  if (!offlinePatterns(composition).includes(route.path)) return false;
  const waits = (composition.remotes[route.remote]?.firstCalls?.[route.page] ?? []).length > 0;
  return !waits || Object.keys(prerendered.answers).length > 0;
}

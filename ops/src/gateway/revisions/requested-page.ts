import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import type { Release, ReleaseRoute } from '@ilera/contracts';
import type { Composition } from './composition';

/** What an address shows. */
export interface RequestedPage {
  composition: Composition;
  path: string;
  /** The query with its question mark; empty where there is none. */
  search: string;
  /** Undefined for an address that the site does not have. */
  route: ReleaseRoute | undefined;
  /** The pages of remotes, the layout first; none for a page of the shell's own. */
  shown: { remote: string; page: string; release: Release | undefined }[];
}

/** Finds what an address shows. @param address path and query, as a request has them */
export function findPage(composition: Composition, address: string): RequestedPage {
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  const route = composition.match(path);
  const named = [
    [route?.layoutRemote, route?.layoutPage],
    [route?.remote, route?.page],
  ];
  const shown = named.flatMap(([remote, page]) =>
    remote && page ? [{ remote, page, release: composition.remotes[remote] }] : [],
  );
  return { composition, path, search, route, shown };
}

const mostPaths = 2_000;

const firstSegment = (path: string): string => {
  const [, segment = ''] = path.split('/', 2);
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
};

/**
 * Finds the line of the site map for a path, by the browser's own router; `undefined` when only the catch-all,
 * or nothing, matches. The router ranks all routes that it gets at each call, which takes milliseconds, so it gets
 * those that begin as the path does.
 */
export function createRouteMatcher(routes: ReleaseRoute[]): (path: string) => ReleaseRoute | undefined {
  const candidates = routes
    .filter(({ path }) => path !== '*' && path !== '/*')
    .map((route) => ({ path: route.path, handle: route, first: firstSegment(route.path) }));
  const found = new LRUCache<string, { route: ReleaseRoute | undefined }>({
    max: mostPaths,
    memoMethod: (path) => {
      const first = firstSegment(path);
      const alike = candidates.filter((one) => one.first === first || /^[:*]/.test(one.first));
      return { route: alike.length > 0 ? matchRoutes(alike, path)?.at(-1)?.route.handle : undefined };
    },
  });
  return (path) => found.memo(path).route;
}

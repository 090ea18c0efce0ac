import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { isDecodable, type Release, type ReleaseRoute } from '@ilera/contracts';
import type { Composition } from './composition';

/** A requested address, with its route and pages. */
export interface RequestedPage {
  composition: Composition;
  path: string;
  /** The query with its question mark; empty where there is none. */
  search: string;
  /** Undefined for an address that the site does not have. */
  route: ReleaseRoute | undefined;
  /** Pages of remotes, the layout first; empty for a page of the shell. */
  shown: { remote: string; page: string; release: Release | undefined }[];
}

/** Finds route and pages of an address. @param address path and query of a request */
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

const maxPaths = 2_000;

const firstSegment = (path: string): string => {
  const [, segment = ''] = path.split('/', 2);
  return (isDecodable(segment) ? decodeURIComponent(segment) : segment).toLowerCase();
};

/**
 * Finds the line of the site map for a path, with the browser's router; `undefined` where only the catch-all, or nothing,
 * matches. The router ranks all given routes at each call, which takes milliseconds, so it gets only those that begin as
 * the path does.
 */
export function createRouteMatcher(routes: ReleaseRoute[]): (path: string) => ReleaseRoute | undefined {
  const candidates = routes
    .filter(({ path }) => path !== '*' && path !== '/*')
    .map((route) => ({ path: route.path, handle: route, first: firstSegment(route.path) }));
  const found = new LRUCache<string, { route: ReleaseRoute | undefined }>({
    max: maxPaths,
    memoMethod: (path) => {
      const first = firstSegment(path);
      const sameStart = candidates.filter((route) => route.first === first || /^[:*]/.test(route.first));
      return { route: sameStart.length > 0 ? matchRoutes(sameStart, path)?.at(-1)?.route.handle : undefined };
    },
  });
  return (path) => found.memo(path).route;
}

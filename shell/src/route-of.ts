import { matchRoutes } from 'react-router-dom';
import { type PageRegistry, pageRegistry } from './page-registry';
import type { SiteRoute } from './site-map';
import { siteRoutes } from './site-routes';

/** The route of each address asked for so far, for as many routes of remotes as were known then. */
interface Found {
  ownRoutes: number;
  routes: Map<string, SiteRoute | undefined>;
}

const found = new WeakMap<PageRegistry, Found>();

/** The route that an address belongs to; undefined for addresses that the site does not have. */
export function routeOf(pathname: string): SiteRoute | undefined {
  const { routes } = foundSoFar();
  if (!routes.has(pathname)) routes.set(pathname, match(pathname));
  return routes.get(pathname);
}

function foundSoFar(): Found {
  const registry = pageRegistry();
  const ownRoutes = registry.ownRoutes.length;
  const known = found.get(registry);
  if (known?.ownRoutes === ownRoutes) return known;
  const empty = { ownRoutes, routes: new Map() };
  found.set(registry, empty);
  return empty;
}

/** The router ranks all routes at each call, which takes 4 ms of a slow processor. */
function match(pathname: string): SiteRoute | undefined {
  const routes = siteRoutes().map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as SiteRoute | undefined;
}

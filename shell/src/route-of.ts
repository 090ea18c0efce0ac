import { isDecodable } from '@shared/contracts';
import { matchRoutes } from 'react-router-dom';
import { pageRegistry } from './page-registry';
import type { SiteRoute } from './site-map';
import { siteRoutes } from './site-routes';

/** The route that an address belongs to; undefined for addresses that the site does not have. */
export function routeOf(pathname: string): SiteRoute | undefined {
  const { foundRoutes } = pageRegistry();
  if (!foundRoutes.has(pathname)) foundRoutes.set(pathname, match(pathname));
  return foundRoutes.get(pathname);
}

/** The router ranks all routes at each call, which takes 4 ms of a slow processor. */
function match(pathname: string): SiteRoute | undefined {
  if (!isDecodable(pathname)) return undefined;
  const routes = siteRoutes().map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as SiteRoute | undefined;
}

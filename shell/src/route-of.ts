import { matchRoutes } from 'react-router-dom';
import type { SiteRoute } from './site-map';
import { siteRoutes } from './site-routes';

/** The route that an address belongs to; undefined for addresses that the site does not have. */
export function routeOf(pathname: string): SiteRoute | undefined {
  const routes = siteRoutes().map((route) => ({ path: route.path, handle: route }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as SiteRoute | undefined;
}

import { matchRoutes } from 'react-router-dom';
import { siteMap, type SiteRoute } from './site-map';

const routes = siteMap.map((route) => ({ path: route.path, handle: route }));

/** The entry of the site map that an address belongs to; undefined for addresses that the site does not have. */
export function routeOf(pathname: string): SiteRoute | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as SiteRoute | undefined;
}

import { pageRegistry } from './page-registry';
import { siteMap, type SiteRoute } from './site-map';

/** Every address of this document: the site map's, and those that its remotes bring (docs/adr/0011). */
export function siteRoutes(): SiteRoute[] {
  return [...siteMap, ...pageRegistry().ownRoutes];
}

import type { ReleaseRoute } from '@shared/contracts/release';
import { accountLayout, siteMap } from './site-map';

/**
 * The site map as the shell's release carries it: the gateway preloads from it and knows which addresses
 * exist.
 */
export function releaseRoutes(): ReleaseRoute[] {
  return siteMap.map(({ path, remote, page, layout, access }) => ({
    path,
    remote,
    page,
    access,
    ...(layout === 'account' && { layoutRemote: accountLayout.remote, layoutPage: accountLayout.page }),
  }));
}

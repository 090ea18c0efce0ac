import { type LayoutRule, pageAccess, type PageLayout, type RouteRules } from '@ilera/contracts';
import type { ReleaseRoute } from '@ilera/contracts/release';
import { accountEntry, loginEntry, mainEntries, signUpEntry } from './navigation/navigation.words';
import { accountLayout, modalOwners, siteMap } from './site-map';

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

/** What this shell makes of routes that remotes bring, as its release carries it. */
export const routeRules = (): RouteRules => ({
  access: [...pageAccess],
  layouts: {
    site: {},
    waitlist: {},
    checkout: {},
    bare: {},
    account: { signedIn: true, ...accountLayout },
  } satisfies Record<PageLayout, LayoutRule>,
  labels: [...mainEntries, loginEntry, signUpEntry, accountEntry].map(({ label }) => label),
});

/** Every modal with the remote that must offer it, as the shell's release carries them. */
export const modalOwnersByName = (): Record<string, string> =>
  Object.fromEntries(Object.entries(modalOwners).map(([name, { remote }]) => [name, remote]));

import { type LayoutRule, pageAccess, type PageLayout, type RouteRules } from '@ilera/contracts';
import type { ReleaseRoute } from '@ilera/contracts/release';
import { accountEntry, loginEntry, mainEntries, signUpEntry } from './navigation/navigation.words';
import { accountLayout, modalOwners, siteMap } from './site-map';

/** The site map in the shell's release: the gateway preloads from it and checks which addresses exist. */
export function releaseRoutes(): ReleaseRoute[] {
  return siteMap.map(({ path, remote, page, layout, access }) => ({
    path,
    remote,
    page,
    access,
    ...(layout === 'account' && { layoutRemote: accountLayout.remote, layoutPage: accountLayout.page }),
  }));
}

/** The shell's rules for routes that remotes bring, in the shell's release. */
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

/** Every modal and the remote that must offer it, in the shell's release. */
export const modalOwnersByName = (): Record<string, string> =>
  Object.fromEntries(Object.entries(modalOwners).map(([name, { remote }]) => [name, remote]));

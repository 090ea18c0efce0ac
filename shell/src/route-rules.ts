import { type LayoutRule, pageAccess, type PageLayout, type RouteRules } from '@shared/contracts';
import { accountEntry, loginEntry, mainEntries, signUpEntry } from './navigation/navigation-entries';
import { accountLayout } from './site-map';

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

import {
  type LayoutRule,
  pageAccess,
  type PageLayout,
  type PathGrants,
  type RouteRules,
  routesFormat,
} from '@shared/contracts';
import { accountEntry, loginEntry, mainEntries, signUpEntry } from './layout/navigation-entries';
import { accountLayout } from './site-map';

const everybody = ['public', 'signed-in'] as const;
const signedIn = ['signed-in', 'manages-own-plan'] as const;

/**
 * The part of the path space of each remote, within which it brings addresses in its own release
 * (docs/adr/0390). Remotes that are not here get theirs from ops.
 */
export const pathGrants: PathGrants = {
  'mf-public': [
    { prefix: '/blog/*', access: ['public'] },
    { prefix: '/use-cases/*', access: ['public'] },
    { prefix: '/providers/*', access: ['public'] },
    { prefix: '/pharmacies/*', access: ['public'] },
  ],
  'mf-conditions': [
    { prefix: '/conditions/*', access: [...everybody] },
    { prefix: '/condition/*', access: [...everybody] },
    { prefix: '/account/condition/*', access: [...signedIn] },
  ],
  'mf-plans': [{ prefix: '/health-plans/*', access: [...everybody] }],
  'mf-auth': [{ prefix: '/auth/*', access: ['public', 'signed-out'] }],
  'mf-account': [{ prefix: '/account/*', access: [...signedIn] }],
};

/** What this shell makes of routes that remotes bring, as its release carries it. */
export const routeRules = (): RouteRules => ({
  formats: [routesFormat],
  access: [...pageAccess],
  layouts: {
    site: {},
    waitlist: {},
    checkout: {},
    bare: {},
    account: { signedIn: true, ...accountLayout },
  } satisfies Record<PageLayout, LayoutRule>,
  fetchesUnlisted: true,
  prerendersNavigation: true,
  labels: [...mainEntries, loginEntry, signUpEntry, accountEntry].map(({ label }) => label),
  grants: pathGrants,
});

import type { PathGrants, Release, RouteRules } from '@ilera/contracts';

/** What the shell of a test makes of routes that remotes bring. */
export const routeRules: RouteRules = {
  access: ['public', 'signed-in', 'signed-out', 'manages-own-plan'],
  layouts: { site: {}, account: { signedIn: true, remote: 'mf-public', page: 'list' } },
  labels: ['Home', 'All things'],
};

/** The paths of the remotes of a test. */
export const grantedPaths: PathGrants = {
  'mf-things': [{ prefix: '/things/*', access: ['public', 'signed-in'] }],
  'mf-public': [
    { prefix: '/account/*', access: ['signed-in'] },
    { prefix: '/things/sale/*', access: ['public'] },
  ],
};

/** A remote's release with one address of its own, at its page `list`. */
export const bringing = (path: string, more: Partial<Release> = {}): Partial<Release> => ({
  routes: [{ path, page: 'list', access: 'public', layout: 'site' }],
  ...more,
});

import type { PathGrants, Release, ReleaseRoute } from '@ilera/contracts';
import { checkCompatibility } from '../../site/check-compatibility';
import { resolveRemoteRoutes } from '../../site/remote-routes/remote-routes';
import { openReleaseDesk } from '../release-desk';
import { bringing, grantedPaths } from '../route-rules';

/** What the parts of a small site say in their releases, and the paths of the policy. */
type Site = Partial<Record<'shell' | 'things' | 'open' | 'extra', Partial<Release>>> & { paths?: PathGrants };

/** A shell, the two remotes that it knows, and one that it does not. */
export function compose({ shell = {}, things = {}, open = {}, extra, paths = grantedPaths }: Site) {
  const { part } = openReleaseDesk();
  return {
    shell: part('shell', '1.0.0', shell).release,
    remotes: {
      'mf-things': part('mf-things', '1.0.0', things).release,
      'mf-public': part('mf-public', '1.0.0', open).release,
      ...(extra && { 'mf-extra': part('mf-extra', '1.0.0', extra).release }),
    },
    paths,
  };
}

/** Messages of admission's refusals of a site; what it refuses is not served, or not in the navigation. */
export function refusalsFor(site: Site) {
  const candidate = compose(site);
  const refusals = checkCompatibility(candidate);
  const { routes } = resolveRemoteRoutes(candidate);
  for (const { remote, path, navigation } of routes) {
    const ofRoute = new RegExp(`^${remote} ${navigation ? '' : '(?!lists)'}.* ${path}$`);
    expect(refusals.filter(({ problem = '' }) => ofRoute.test(problem))).toEqual([]);
  }
  return refusals.map(({ message }) => message);
}

/** A remote's release with one line of its routes: `/things/new`, for everybody, unless it says otherwise. */
export const line = (more: Partial<ReleaseRoute>) =>
  bringing('/things/new', {
    routes: [{ path: '/things/new', page: 'list', access: 'public', layout: 'site', ...more }],
  });

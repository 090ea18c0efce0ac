import { routeOf } from '../route-of';
import { accountLayout } from '../site-map';
import type { ComponentAddress } from './load-component';

/** The components of remotes that an address of this site shows, the layout first; none for an unknown address. */
export function componentsOfPage(pathname: string): ComponentAddress[] {
  const route = routeOf(pathname);
  if (!route) return [];
  const { remote, page, layout } = route;
  return [...(layout === 'account' ? [accountLayout] : []), { remote, page }].map((component) => ({
    remote: component.remote,
    kind: 'pages',
    name: component.page,
  }));
}

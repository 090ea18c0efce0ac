import { routeOf } from '../route-of';
import { accountShell } from '../site-map';
import type { PartAddress } from './load-part';

/** The parts that an address of this site shows, the frame first; none for an unknown address. */
export function partsOfPage(pathname: string): PartAddress[] {
  const route = routeOf(pathname);
  if (!route) return [];
  const { remote, page, layout } = route;
  return [...(layout === 'account' ? [accountShell] : []), { remote, page }].map((part) => ({
    remote: part.remote,
    kind: 'pages',
    name: part.page,
  }));
}

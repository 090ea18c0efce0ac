import { matchRoutes } from 'react-router-dom';
import { accountShell, siteMap } from '../site-map';
import type { PartAddress } from './load-part';

/** The parts that an address of this site shows, the frame first; none for an address that it does not have. */
export function partsOfPage(pathname: string): PartAddress[] {
  const match = matchRoutes(
    siteMap.map((route) => ({ path: route.path, handle: route })),
    pathname,
  )?.at(-1);
  const route = match?.route.handle as (typeof siteMap)[number] | undefined;
  if (!route) return [];
  const { remote, page, layout } = route;
  return [...(layout === 'account' ? [accountShell] : []), { remote, page }].map((part) => ({
    remote: part.remote,
    kind: 'pages',
    name: part.page,
  }));
}

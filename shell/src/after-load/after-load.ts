import type { SiteDocument } from '@shared/contracts';
import { isConnectionCostly } from '../remotes/costly-connection';
import { routeOf } from '../route-of';

/**
 * Starts what must cost no loading time three seconds after the page is loaded. The page works without it, so
 * a failure is not shown.
 */
export function afterLoad(site: SiteDocument): void {
  const remote = routeOf(window.location.pathname)?.remote;
  const later = () =>
    setTimeout(() => {
      import(/* webpackChunkName: "lazy.after-load" */ './begin')
        .then(({ begin }) => begin(site, remote, isConnectionCostly))
        .catch(() => undefined);
    }, 3_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

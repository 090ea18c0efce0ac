import type { SiteDocument } from '@shared/contracts';
import { routeOf } from '../route-of';

/** Starts measuring three seconds after the page is loaded, so that it costs no loading time. */
export function startVitals({ shell, remotes }: SiteDocument): void {
  const route = routeOf(window.location.pathname)?.remote;
  const shown = route ? remotes[route] : undefined;
  if (shown?.override) return;
  const begin = () =>
    void import(/* webpackChunkName: "lazy.vitals" */ './report-vitals')
      .then(({ reportVitals }) =>
        reportVitals({ shell, ...(shown && { remote: route, version: shown.version }) }),
      )
      .catch(() => undefined); // a page load without figures is no error
  const later = () => setTimeout(begin, 3_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

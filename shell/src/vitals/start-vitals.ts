import type { SiteDocument } from '@shared/contracts';
import { matchRoutes } from 'react-router-dom';
import { siteMap } from '../site-map';

/** Measures the visit once the page has had its time: the measuring itself must cost the visitor nothing. */
export function startVitals({ shell, remotes }: SiteDocument): void {
  const route = matchRoutes(
    siteMap.map(({ path, remote }) => ({ path, handle: remote })),
    window.location.pathname,
  )?.at(-1)?.route.handle as string | undefined;
  const shown = route ? remotes[route] : undefined;
  if (shown?.override) return;
  const begin = () =>
    void import(/* webpackChunkName: "lazy.vitals" */ './report-vitals')
      .then(({ reportVitals }) =>
        reportVitals({ shell, ...(shown && { remote: route, version: shown.version }) }),
      )
      .catch(() => undefined); // unmeasured is no harm to the visitor
  const later = () => setTimeout(begin, 3_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

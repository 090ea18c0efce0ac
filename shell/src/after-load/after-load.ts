import type { SiteDocument } from '@shared/contracts';

/**
 * Starts what must cost no loading time three seconds after the page is loaded. The page works without it, so
 * a failure is not shown.
 * @param remote that of the page that was loaded
 */
export function afterLoad(site: SiteDocument, remote: string | undefined): void {
  const later = () =>
    setTimeout(() => {
      import(/* webpackChunkName: "lazy.after-load" */ './begin')
        .then(({ begin }) => begin(site, remote))
        .catch(() => undefined);
    }, 3_000);
  if (document.readyState === 'complete') later();
  else window.addEventListener('load', later, { once: true });
}

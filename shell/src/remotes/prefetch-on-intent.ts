import { api } from '@shared/runtime';
import { callsOfPage } from './calls-of-page';
import { prefetchComponent } from './component-cache';
import { componentsOfPage } from './components-of-page';
import { isConnectionCostly } from './costly-connection';
import { routeOf } from '../route-of';
import { completeRegistry } from './unlisted-remotes';

/**
 * Milliseconds of hover before a prefetch. The pointer may only pass over a link, and a new page may put a
 * link under a resting pointer; a prefetch in the middle of that rendering would delay its first paint.
 */
const HOVER_MS = 60;

/**
 * From now on, hovering, touching or focusing any link of the site starts loading the page behind it, code
 * and data.
 */
export function prefetchOnIntent(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => prefetchLink(target), HOVER_MS);
  });
  for (const kind of ['touchstart', 'focusin'])
    document.addEventListener(kind, ({ target }) => prefetchLink(target), { passive: true });
}

function prefetchLink(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.download || isConnectionCostly()) return;
  if (routeOf(link.pathname)) prefetchPage(link);
  else
    completeRegistry().then(
      () => prefetchPage(link),
      () => undefined,
    ); // the navigation tries again
}

function prefetchPage(link: HTMLAnchorElement): void {
  for (const address of componentsOfPage(link.pathname)) prefetchComponent(address);
  if (link.pathname === window.location.pathname) return;
  for (const call of callsOfPage(link)) void api.prefetch(call);
}

import { firstCallsAt, isPlainPress, type RemoteVersion } from '@ilera/contracts';
import { api, prepareRequests } from '@ilera/runtime';
import type { SiteRoute } from '../site-map';
import type { SiteServices } from '../site-services';

/**
 * Milliseconds of hover or focus before a prefetch. A pointer may only pass over a link, and a new page may
 * put a link under a resting pointer; a prefetch during that rendering would delay its first paint.
 */
const hoverMs = 60;

/**
 * Starts loading the page behind a link, code and data, when the visitor hovers, touches, focuses or presses
 * the link. In a form, starts loading the code that sends it.
 * @returns ends prefetching
 */
export function prefetchOnIntent(services: SiteServices): () => void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const fetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    if (target instanceof Element && !isConnectionCostly()) prefetchFor(services, target, fetched);
  };
  const prefetchSoon = (event: Event) => {
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(() => prefetch(event), hoverMs);
  };
  // The page will need all of it, even on a costly connection; started here, its data does not wait for its code.
  const press = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && isPlainPress(event as MouseEvent))
      prefetchFor(services, target, fetched);
  };
  const listeners = { pointerover: prefetchSoon, touchstart: prefetch, focusin: prefetchSoon, click: press };
  // The capture phase comes before the router changes the address.
  const options = { passive: true, capture: true };
  for (const [kind, listener] of Object.entries(listeners))
    document.addEventListener(kind, listener, options);
  return () => {
    for (const [kind, listener] of Object.entries(listeners))
      document.removeEventListener(kind, listener, options);
  };
}

function prefetchFor(services: SiteServices, target: Element, fetched: Set<string>): void {
  if (target.closest('form')) void prepareRequests();
  const link = siteLinkAt(target);
  const route = link && services.routes.find(link.pathname);
  if (link && route) prefetchPage(services, route, link, fetched);
}

function prefetchPage(
  { routes, components, versions, ahead }: SiteServices,
  route: SiteRoute,
  link: HTMLAnchorElement,
  fetched: Set<string>,
): void {
  const isShown = link.pathname === window.location.pathname;
  const calls = (!isShown && versions.inUse(route.remote)?.firstCalls?.[route.page]) || [];
  const { pathname: path, search } = link;
  const data = firstCallsAt(calls, { pattern: route.path, path, search }).map((call) => api.prefetch(call));
  // The entry's request goes first.
  setTimeout(() => fetchFiles(versions.inUse(route.remote), route.page, fetched));
  // A failure shows when the page is rendered.
  const loaded = Promise.all([components.loadPage(route), ...data]);
  const currentRoute = routes.find(window.location.pathname);
  if (isShown || route.access !== 'public' || route.layout !== currentRoute?.layout)
    loaded.catch(() => undefined);
  else ahead.expect(link, loaded).catch(() => undefined);
}

/**
 * Fetches a page's files into the browser's cache while the remote's entry, which will request them, is still
 * loading. Their hashes are checked on use.
 */
function fetchFiles(version: RemoteVersion | undefined, page: string, fetched: Set<string>): void {
  for (const file of version?.pages?.[page] ?? []) {
    const { href } = new URL(`${version?.base ?? ''}${file}`, window.location.origin);
    if (fetched.has(href)) continue;
    fetched.add(href);
    fetch(href)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
  }
}

/** The link around an element, if it leads to a page of the site. */
export function siteLinkAt(element: Element): HTMLAnchorElement | undefined {
  const link = element.closest('a');
  const isOfSite = link?.origin === window.location.origin && !link.hasAttribute('download');
  return isOfSite ? link : undefined;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or has a slow connection or none; nothing is prefetched then. */
export function isConnectionCostly(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !navigator.onLine || Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

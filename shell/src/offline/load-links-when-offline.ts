/**
 * Has links of the site load documents while the browser is offline, because the worker has copies of
 * documents and not of the API's answers. Runs before the router sees the press.
 */
export function loadLinksWhenOffline(): void {
  window.addEventListener(
    'click',
    (event) => {
      if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link?.href ||
        link.origin !== window.location.origin ||
        link.hasAttribute('download') ||
        link.target
      )
        return;
      const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
      if (!isHere) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

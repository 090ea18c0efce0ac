import { hydratingMark, prerenderedMark } from '@ilera/contracts';
import { session } from '@ilera/runtime';
import { type Elements, useIsHydrating } from '@ilera/ui';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { decideAccess } from '../access/guard';
import type { SiteServices } from '../site-services';

/** Hydrates the site from the document's HTML, or renders it anew where that HTML is not for this visitor. */
export function mountSite(root: HTMLElement, site: Elements, services: SiteServices): void {
  if (!root.hasAttribute(prerenderedMark)) return createRoot(root).render(site);
  services.earlyInput.keep([...root.children]);
  const route = services.routes.find(window.location.pathname);
  if (route && decideAccess(route.access, session) !== null) renderAnew(root, site);
  else hydrate(root, site, services);
}

/** A transition lets the browser respond and paint every few milliseconds; React hydrates a pressed element at once. */
function hydrate(root: HTMLElement, site: Elements, { routes, reports }: SiteServices): void {
  root.removeAttribute(prerenderedMark);
  root.setAttribute(hydratingMark, '');
  startTransition(() => {
    hydrateRoot(root, <Hydrated root={root}>{site}</Hydrated>, {
      identifierPrefix: 'shell-',
      onRecoverableError: (error) =>
        reports.mismatch(error, 'shell', routes.find(window.location.pathname)?.page),
    });
  });
}

/** Removes the mark that hides HTML prerendered for others, once the layout shows who is signed in. */
function Hydrated({ root, children }: { root: HTMLElement; children: Elements }) {
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (!isHydrating) root.removeAttribute(hydratingMark);
  }, [isHydrating, root]);
  return children;
}

/** Renders the site at an address that redirects this visitor: the prerendered HTML is for others. */
function renderAnew(root: HTMLElement, site: Elements): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    root.removeAttribute(prerenderedMark);
  }).observe(root, { childList: true });
  createRoot(root).render(site);
}

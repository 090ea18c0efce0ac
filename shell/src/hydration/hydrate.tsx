import { hydratingMark, prerenderedMark } from '@shared/contracts';
import { session } from '@shared/runtime';
import { type ReactNode, StrictMode, useSyncExternalStore, startTransition } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { decideAccess } from '../access/guard';
import type { ComponentAddress } from '../remotes/component-loader';
import { SlotContext } from '../remotes/page-mounted';
import { ServicesContext, type SiteServices } from '../site-services';
import type { SharedLocation } from './shared-location';

/**
 * Shows the site: hydrates what the document was sent with, or renders it anew where that is not for this
 * visitor.
 */
export function mountSite(root: HTMLElement, site: ReactNode, services: SiteServices): void {
  if (!root.hasAttribute(prerenderedMark)) return createRoot(root).render(site);
  services.earlyInput.keep([...root.children]);
  const route = services.routes.of(window.location.pathname);
  if (route && decideAccess(route.access, session) !== null) renderAnew(root, site);
  else hydrate(root, site, services);
}

function hydrate(root: HTMLElement, site: ReactNode, { routes, reports }: SiteServices): void {
  root.removeAttribute(prerenderedMark);
  root.setAttribute(hydratingMark, '');
  hydrateInSlices(root, site, {
    identifierPrefix: 'shell-',
    onRecoverableError: (error) =>
      reports.mismatch(error, 'shell', routes.of(window.location.pathname)?.page),
  });
}

/** For an address that redirects this visitor: what was prerendered there is for others. */
function renderAnew(root: HTMLElement, site: ReactNode): void {
  new MutationObserver((_, observer) => {
    observer.disconnect();
    root.removeAttribute(prerenderedMark);
  }).observe(root, { childList: true });
  createRoot(root).render(site);
}

/** A page in a root of its own. */
export interface HydratedPage {
  unmount(): void;
}

/**
 * Hydrates a remote's prerendered page in a root of its own, whose ids are those of the remote's
 * prerendering. What differs from the HTML is rendered anew in this root only, and reported.
 */
export function hydratePage(
  slot: HTMLElement,
  address: ComponentAddress,
  routes: RouteObject[],
  shared: SharedLocation,
  services: SiteServices,
): HydratedPage {
  const { remote, name } = address;
  const { pathname } = shared.read().location;
  let isUnmounted = false;
  // A page that is left before it is hydrated differs because of that.
  const isLeft = () => isUnmounted || shared.read().location.pathname !== pathname;
  services.earlyInput.keep([...slot.children]);
  removeDocumentsOwn(slot);
  const root = hydrateInSlices(
    slot,
    <StrictMode>
      <ServicesContext value={services}>
        <SlotContext value={slot}>
          <SharedRouter shared={shared}>
            <PageRoutes routes={routes} />
          </SharedRouter>
        </SlotContext>
      </ServicesContext>
    </StrictMode>,
    {
      identifierPrefix: `${remote}-`,
      onRecoverableError: (error) => {
        if (!isLeft()) services.reports.mismatch(error, remote, name);
      },
    },
  );
  // React hydrates a boundary when the browser is idle, but at once for an event inside it. The click follows when
  // the page is mounted.
  if (slot.contains(window.__held ?? null)) window.__held?.dispatchEvent(new MouseEvent('auxclick'));
  return {
    unmount() {
      isUnmounted = true;
      root.unmount();
    },
  };
}

function PageRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** Removes what the document and its script added to the page's HTML, which React would take for a difference. */
function removeDocumentsOwn(slot: HTMLElement): void {
  for (const form of slot.querySelectorAll('form[method=dialog]')) form.removeAttribute('method');
  if (slot.contains(window.__held ?? null)) window.__held?.removeAttribute('aria-busy');
}

function SharedRouter({ shared, children }: { shared: SharedLocation; children: ReactNode }) {
  const { location, navigationType } = useSyncExternalStore(shared.subscribe, shared.read, shared.read);
  return (
    <Router
      location={location}
      navigationType={navigationType}
      navigator={shared.navigator}
      useTransitions={false}
    >
      {children}
    </Router>
  );
}

/**
 * React's hydration as a transition: it lets the browser answer and paint every few milliseconds, and hydrates
 * at once what is pressed meanwhile.
 */
function hydrateInSlices(container: Element, children: ReactNode, options: HydrationOptions): Root {
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(container, children, options);
  });
  if (!root) throw new Error('React did not hydrate');
  return root;
}

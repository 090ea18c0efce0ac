import {
  type ReactNode,
  startTransition,
  StrictMode,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  createPath,
  type Location,
  type NavigateFunction,
  type Navigator,
  type NavigationType,
  type RouteObject,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import type { ComponentAddress } from '../remotes/component-loader';
import { SlotContext } from '../remotes/page-mounted';
import { ServicesContext, type SiteServices } from '../site-services';

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
  // The document added it, so that React would take it for a difference.
  for (const form of slot.querySelectorAll('form[method=dialog]')) form.removeAttribute('method');
  const page = (
    <StrictMode>
      <ServicesContext value={services}>
        <SlotContext value={slot}>
          <SharedRouter shared={shared}>
            <PageRoutes routes={routes} />
          </SharedRouter>
        </SlotContext>
      </ServicesContext>
    </StrictMode>
  );
  let root: Root | undefined;
  services.earlyInput.hydrate(slot, () =>
    // Between its steps the browser answers and paints.
    startTransition(() => {
      root = hydrateRoot(slot, page, {
        identifierPrefix: `${remote}-`,
        onRecoverableError: (error) => {
          if (!isLeft()) services.reports.mismatch(error, remote, name);
        },
      });
    }),
  );
  return {
    unmount() {
      isUnmounted = true;
      root?.unmount();
    },
  };
}

function PageRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
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

interface Snapshot {
  location: Location;
  navigationType: NavigationType;
}

/** Where the shell's router is, for the router of another React root. */
export interface SharedLocation {
  read(): Snapshot;
  subscribe(listener: () => void): () => void;
  navigator: Navigator;
}

/** Offers the location of this root's router, and its navigation, to another root. */
export function useSharedLocation(): SharedLocation {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [shared] = useState(() => createSharedLocation({ location, navigationType }, navigate));
  useLayoutEffect(
    () => shared.set({ location, navigationType }, navigate),
    [shared, location, navigationType, navigate],
  );
  return shared;
}

function createSharedLocation(snapshot: Snapshot, navigate: NavigateFunction) {
  const listeners = new Set<() => void>();
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: (delta) => void navigate(delta),
    push: (to, state, options) => void navigate(to, { ...options, state }),
    replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
  };
  return {
    navigator,
    read: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next: Snapshot, nextNavigate: NavigateFunction) {
      navigate = nextNavigate;
      if (next.location === snapshot.location && next.navigationType === snapshot.navigationType) return;
      snapshot = next;
      for (const listener of listeners) listener();
    },
  };
}

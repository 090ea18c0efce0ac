import { LinkNavigation } from '@ilera/runtime';
import type { Elements } from '@ilera/ui';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { startTransition, StrictMode, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import {
  createPath,
  type Location,
  type NavigateFunction,
  type NavigationType,
  type Navigator,
  type RouteObject,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
} from 'react-router-dom';
import { hydrateHeldPressFirst } from '../early-input/early-input';
import { ServicesContext, type SiteServices } from '../site-services';
import { leaveHydratedHead, SlotContext } from './settle-prerendered';

/** The location and navigation of the shell's router, for the router of another React root. */
export interface SharedLocation {
  location: Location;
  navigationType: NavigationType;
  navigator: Navigator;
}

/** Offers this root's location and navigation to another root. */
export function useSharedLocation(): SharedLocation {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [shared] = useState(() =>
    makeObservable<SharedLocation>(
      { location, navigationType, navigator: navigatorBy(navigate) },
      { location: observableRef, navigationType: observableRef },
    ),
  );
  useLayoutEffect(
    () => runInAction(() => void Object.assign(shared, { location, navigationType })),
    [shared, location, navigationType],
  );
  return shared;
}

/** The other root's router passes full addresses, so no address depends on the current page. */
const navigatorBy = (navigate: NavigateFunction): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state, options) => void navigate(to, { ...options, state }),
  replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
});

/** The content of a separate React root: a remote's page, or a layout with its pages. */
export interface RootContent {
  remote: string;
  page: string;
  routes: RouteObject[];
  /** Whether the root holds a layout: the head's tags belong to the page inside it. */
  isLayout?: boolean;
}

/**
 * Hydrates a remote's prerendered page in a separate root with the id prefix of its prerendering. Markup that
 * differs is rendered anew in this root only, and reported.
 * @returns ends the root
 */
export function hydratePage(
  slot: HTMLElement,
  { remote, page: name, routes, isLayout = false }: RootContent,
  shared: SharedLocation,
  services: SiteServices,
): () => void {
  const { pathname } = shared.location;
  // The document added the attribute, which React would report as a mismatch.
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
  let isUnmounted = false;
  let root: Root | undefined;
  services.earlyInput.keep([...slot.children]);
  // Between the steps of a transition the browser can respond and paint.
  startTransition(() => {
    root = hydrateRoot(slot, page, {
      identifierPrefix: `${remote}-`,
      onRecoverableError: (error) => {
        // A page left before its hydration ends always differs.
        const isLeft = isUnmounted || shared.location.pathname !== pathname;
        if (!isLeft) services.reports.mismatch(error, remote, name);
      },
    });
  });
  hydrateHeldPressFirst(slot);
  return () => {
    isUnmounted = true;
    root?.unmount();
    if (!isLayout) leaveHydratedHead();
  };
}

/** Gives a separate root the router of the shell's root. */
const SharedRouter = observer(function SharedRouter({
  shared: { location, navigationType, navigator },
  children,
}: {
  shared: SharedLocation;
  children: Elements;
}) {
  return (
    <Router location={location} navigationType={navigationType} navigator={navigator} useTransitions={false}>
      <LinkNavigation>{children}</LinkNavigation>
    </Router>
  );
});

function PageRoutes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

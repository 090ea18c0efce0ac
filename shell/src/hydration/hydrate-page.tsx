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
import { ServicesContext, type SiteServices } from '../site-services';
import { leaveHydratedHead, SlotContext } from './page-mounted';

/** Where the shell's router is, and what moves it, for the router of another React root. */
export interface SharedLocation {
  location: Location;
  navigationType: NavigationType;
  navigator: Navigator;
}

/** Offers the location of this root's router, and its navigation, to another root. */
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

/** The other root's router gives whole addresses, which lead from every page to the same one. */
const navigatorBy = (navigate: NavigateFunction): Navigator => ({
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => void navigate(delta),
  push: (to, state, options) => void navigate(to, { ...options, state }),
  replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
});

/** What a root of its own renders: a page of a remote, or a layout with the pages in it. */
export interface RootContent {
  remote: string;
  page: string;
  routes: RouteObject[];
  /** Whether the root is of a layout: the tags of the head belong to the page in it. */
  isLayout?: boolean;
}

/** A page in a root of its own. */
export type HydratedPage = Pick<Root, 'unmount'>;

/**
 * Hydrates a remote's prerendered page in a root of its own, whose ids are those of the remote's
 * prerendering. What differs from the HTML is rendered anew in this root only, and reported.
 */
export function hydratePage(
  slot: HTMLElement,
  { remote, page: name, routes, isLayout = false }: RootContent,
  shared: SharedLocation,
  services: SiteServices,
): HydratedPage {
  const { pathname } = shared.location;
  // The document added the attribute, so that React would take it for a difference.
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
  services.earlyInput.hydrate(slot, () =>
    // Between the steps of a transition the browser answers and paints.
    startTransition(() => {
      root = hydrateRoot(slot, page, {
        identifierPrefix: `${remote}-`,
        onRecoverableError: (error) => {
          // A page that is left before it is hydrated differs because of that.
          const isLeft = isUnmounted || shared.location.pathname !== pathname;
          if (!isLeft) services.reports.mismatch(error, remote, name);
        },
      });
    }),
  );
  return {
    unmount() {
      isUnmounted = true;
      root?.unmount();
      if (!isLayout) leaveHydratedHead();
    },
  };
}

/** The router of the other root. */
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

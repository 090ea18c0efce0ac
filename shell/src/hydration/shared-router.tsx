import { LinkNavigation } from '@ilera/runtime';
import type { Elements } from '@ilera/ui';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useState } from 'react';
import {
  createPath,
  type Location,
  type NavigateFunction,
  type NavigationType,
  type Navigator,
  Router,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

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

/** Gives a separate root the router of the shell's root. */
export const SharedRouter = observer(function SharedRouter({
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

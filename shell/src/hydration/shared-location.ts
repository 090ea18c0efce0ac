import { useLayoutEffect, useState } from 'react';
import {
  createPath,
  type Location,
  type NavigateFunction,
  type Navigator,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

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

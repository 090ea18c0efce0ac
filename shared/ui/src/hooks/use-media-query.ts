import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; in prerendered HTML, `onServer`. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}

// Styles that depend on the width use media queries in CSS instead.

/**
 * Wider than 1000 px: the checkout hides the bar, pagination shows two pages around (R4.57). Pages are prerendered
 * wide.
 */
export const useIsWide = (): boolean => useMediaQuery('(width > 1000px)', true);

/** Narrower than 1000 px (R4.57). A window of exactly 1000 px is neither wide nor narrow. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 1000px)');

import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now, or what prerendered HTML has. */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => onServer,
  );
}

// Where only the look depends on the width, the sheet has a media query.

/** Wider than 1000: the checkout hides the bar, pagination shows two pages around (R4.57). Pages are prerendered wide. */
export const useIsWide = (): boolean => useMediaQuery('(width > 1000px)', true);

/** Narrower than 1000 (R4.57). At exactly 1000 a window is neither wide nor narrow. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 1000px)');

import { useSyncExternalStore } from 'react';

/** Widths at which layouts change, in CSS pixels (R4.57). */
export const breakpoints = { phone: 600, medium: 768, wide: 1000 } as const;

/** The width for which pages are prerendered. */
const widthOnServer = 1280;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The window's width now. Prefer a media query in the sheet where only the look depends on it. */
export function useWidth(): number {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => widthOnServer,
  );
}

/** Wider than 1000: the checkout hides the bar, pagination shows two pages around (R4.57). */
export function useIsWide(): boolean {
  return useWidth() > breakpoints.wide;
}

/** Narrower than 1000 (R4.57). At exactly 1000 a window is neither wide nor narrow. */
export function useIsNarrow(): boolean {
  return useWidth() < breakpoints.wide;
}

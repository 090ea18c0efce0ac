import { useSyncExternalStore } from 'react';

/** The width for which pages are prerendered. */
const widthOnServer = 1280;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The window's width now, in CSS pixels. Where only the look depends on it, the sheet has a media query. */
function useWidth(): number {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => widthOnServer,
  );
}

/** Wider than 1000: the checkout hides the bar, pagination shows two pages around (R4.57). */
export function useIsWide(): boolean {
  return useWidth() > 1000;
}

/** Narrower than 1000 (R4.57). At exactly 1000 a window is neither wide nor narrow. */
export function useIsNarrow(): boolean {
  return useWidth() < 1000;
}

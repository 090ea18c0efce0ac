import { interfaceState } from '@shared/runtime';
import { useEffect } from 'react';

/** Beyond this many pixels the fixed sidebar flag is on (P2.12). */
const THRESHOLD_PX = 140;

/** Keeps the `fixedSidebar` flag in step with the page's scroll position. */
export function useScrollThreshold(): void {
  useEffect(() => {
    const follow = () => interfaceState.set('fixedSidebar', window.scrollY > THRESHOLD_PX);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
}

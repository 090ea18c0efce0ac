import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Follows how far the window is scrolled and keeps it for the entry of the history that is left, while the document is open.
 * @returns what is kept of the present entry, in CSS pixels, when it is shown again
 */
export function useKeptPlace({ key }: Location): RefObject<number | undefined> {
  const shown = useRef(key);
  const kept = useRef<number>(undefined);
  const top = useRef(0);
  const [places] = useState(() => new Map<string, number>());

  // Before the browser cuts the position to the length of the new page and reports that.
  useLayoutEffect(() => {
    if (key === shown.current) return;
    places.set(shown.current, top.current);
    shown.current = key;
    kept.current = places.get(key);
  }, [key, places]);

  useEffect(() => {
    const follow = () => (top.current = window.scrollY);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return kept;
}

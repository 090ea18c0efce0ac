import { useIsInitialLocation } from '@shared/runtime';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * What a visitor sees only after scrolling. After a navigation it is rendered once the top is on the screen;
 * in the document, and at the initial location, it is rendered at once, so that nothing shifts.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(useIsInitialLocation());
  useEffect(() => {
    // The first frame paints the top; only the second knows that it has.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn ? children : null;
}

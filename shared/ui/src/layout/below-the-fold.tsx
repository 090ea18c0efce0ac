import { foldMark } from '@ilera/contracts';
import type { Elements } from '@ilera/runtime';
import { useIsInitialLocation } from '@ilera/runtime';
import { startTransition, useEffect, useState } from 'react';

/**
 * Content that is visible only after scrolling. After a navigation it is rendered once the top is on the
 * screen; in the document, and at the initial location, at once, so that nothing shifts.
 */
export function BelowTheFold({ children }: { children: Elements }) {
  const [drawn, setDrawn] = useState(useIsInitialLocation());
  useEffect(() => {
    // The first frame paints the top; the second one comes after that paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn ? children : null;
}

/** Stands where a long page goes on far below the first screen; the document has no styles for what follows it only. */
export const Fold = () => <div hidden {...{ [foldMark]: '' }} />;

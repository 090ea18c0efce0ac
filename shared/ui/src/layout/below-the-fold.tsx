import { foldMark } from '@ilera/contracts';
import type { Elements } from '@ilera/runtime';
import { useIsInitialLocation } from '@ilera/runtime';
import { startTransition, useEffect, useState } from 'react';

/**
 * Content that is visible only after scrolling. After a navigation it is rendered once the top of the page is painted;
 * in the document and at the initial location at once, so that nothing shifts.
 */
export function BelowTheFold({ children }: { children: Elements }) {
  const [drawn, setDrawn] = useState(useIsInitialLocation());
  useEffect(() => {
    // The first frame paints the top; the second comes after that paint.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn ? children : null;
}

/** Marks the place far below the first screen of a long page; the document omits styles needed only after it. */
export const Fold = () => <div hidden {...{ [foldMark]: '' }} />;

import { useBeginsHere } from '@shared/runtime';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

/**
 * What a visitor sees only after scrolling. On a page that was moved to it is drawn once the top has been painted; in the
 * document, and where a visit begins, it is there at once, so that nothing moves.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [drawn, setDrawn] = useState(useBeginsHere());
  useEffect(() => {
    // The first frame paints the top; only the second knows that it has.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return drawn ? children : null;
}

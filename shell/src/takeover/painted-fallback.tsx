import { prerenderedMark } from '@shared/contracts';
import { useLayoutEffect, useRef } from 'react';
import { noteFocus, restoreFocus } from './painted-page';

/** The painted page in the live frame, while the page itself is still on its way. */
export function PaintedFallback({ nodes }: { nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(...nodes);
    restoreFocus();
    return noteFocus;
  }, [nodes]);
  return <div ref={place} style={{ display: 'contents' }} {...{ [prerenderedMark]: '' }} />;
}

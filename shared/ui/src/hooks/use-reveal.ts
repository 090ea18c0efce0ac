import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** `still`: shown from the start; `waiting`: moved down a little, below the fold; `shown`: has come in. */
export type RevealState = 'still' | 'waiting' | 'shown';

/** How far above the lower edge of the window a thing must be before it comes in (spec 1, section 2). */
export const revealOffset = 120;

function revealsAtOnce(element: Element): boolean {
  const calm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  return (
    calm ||
    typeof IntersectionObserver === 'undefined' ||
    element.getBoundingClientRect().top < window.innerHeight
  );
}

/** Too near the end of the page to ever rise above the offset. */
function endsThePage(element: Element): boolean {
  const fromTop = element.getBoundingClientRect().top + window.scrollY;
  return document.documentElement.scrollHeight - fromTop <= revealOffset;
}

/**
 * Lets an element that is still below the fold slide into place once it is scrolled 120 px into sight.
 * What is in sight at first, what is read without script or with reduced motion, never moves.
 */
export function useReveal<E extends Element = HTMLElement>(): {
  ref: RefObject<E | null>;
  state: RevealState;
} {
  const ref = useRef<E>(null);
  const [state, setState] = useState<RevealState>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element || revealsAtOnce(element)) return;
    setState('waiting');
    const observers: IntersectionObserver[] = [];
    const watch = (rootMargin: string, counts: () => boolean) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting) || !counts()) return;
          setState('shown');
          for (const each of observers) each.disconnect();
        },
        { rootMargin },
      );
      observers.push(observer);
      observer.observe(element);
    };
    watch(`0px 0px -${revealOffset}px 0px`, () => true);
    watch('0px', () => endsThePage(element));
    return () => {
      for (const each of observers) each.disconnect();
    };
  }, []);

  return { ref, state };
}

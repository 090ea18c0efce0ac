import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** `still`: shown from the start; `waiting`: moved down a little, below the fold; `shown`: has come in. */
export type RevealState = 'still' | 'waiting' | 'shown';

/** How far above the lower edge of the window a thing must be before it comes in (P2.14). */
export const revealOffset = 120;

const isCalm = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

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
    if (!element || typeof IntersectionObserver === 'undefined' || isCalm()) return;
    const observers: IntersectionObserver[] = [];
    let seen: RevealState | undefined;
    const stop = () => {
      seen = 'shown';
      for (const observer of observers) observer.disconnect();
    };
    const watch = (rootMargin: string, counts: () => boolean) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry || seen === 'shown') return;
          // The first word comes after the first frame, and so costs that no layout of its own.
          if (!seen && entry.boundingClientRect.top < window.innerHeight) return stop();
          seen = 'waiting';
          if (entry.isIntersecting && counts()) stop();
          setState(seen);
        },
        { rootMargin },
      );
      observers.push(observer);
      observer.observe(element);
    };
    watch(`0px 0px -${revealOffset}px 0px`, () => true);
    watch('0px', () => endsThePage(element));
    return stop;
  }, []);

  return { ref, state };
}

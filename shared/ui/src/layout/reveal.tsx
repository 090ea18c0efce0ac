import { type Elements, ViewBoundary } from '@ilera/runtime';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../cx';
import styles from './reveal.module.css';

interface RevealProps {
  /** Milliseconds: 400 in public remotes, 1000 in plans, auth and account (R4.11). */
  duration?: number;
  children: Elements;
  className?: string;
}

/** Fades its content in once it is scrolled into view. */
export function Reveal({ duration = 400, children, className }: RevealProps) {
  const [ref, state] = useReveal();
  return (
    <div
      ref={ref}
      className={cx(state !== 'still' && styles.reveal, state === 'waiting' && styles.waiting, className)}
      style={{ transitionDuration: `${duration}ms` }}
    >
      <ViewBoundary>{children}</ViewBoundary>
    </div>
  );
}

/** `still`: shown from the start; `waiting`: moved down slightly, below the fold; `shown`: in place. */
type State = 'still' | 'waiting' | 'shown';

/** Distance in pixels from the window's lower edge at which an element slides in (P2.14). */
const offset = 120;

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether an element is so close to the page's end that it cannot rise above the offset. */
function endsThePage(element: Element): boolean {
  const fromTop = element.getBoundingClientRect().top + window.scrollY;
  return document.documentElement.scrollHeight - fromTop <= offset;
}

/**
 * Slides an element that starts below the fold into place once it is scrolled 120 px into view. Initially visible
 * elements do not move, nor does any element without a script or with reduced motion.
 */
function useReveal() {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element || isCalm()) return;
    const observers: IntersectionObserver[] = [];
    let latest: State | undefined;
    const stop = () => {
      latest = 'shown';
      for (const observer of observers) observer.disconnect();
    };
    const watch = (rootMargin: string, counts: () => boolean) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1);
          if (!entry || latest === 'shown') return;
          // The observer first reports after the first frame, so this does not force a layout.
          if (!latest && entry.boundingClientRect.top < window.innerHeight) return stop();
          latest = 'waiting';
          if (entry.isIntersecting && counts()) stop();
          setState(latest);
        },
        { rootMargin },
      );
      observers.push(observer);
      observer.observe(element);
    };
    watch(`0px 0px -${offset}px 0px`, () => true);
    watch('0px', () => endsThePage(element));
    return stop;
  }, []);

  return [ref, state] as const;
}

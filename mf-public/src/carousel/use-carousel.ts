import { useMediaQuery } from '@shared/ui';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FocusEvent } from 'react';

type Settings = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Plugins = Parameters<typeof useEmblaCarousel>[1];

interface Options {
  count: number;
  /** How long a slide stays, in milliseconds. */
  delay: number;
  settings?: Settings;
  plugins?: Plugins;
}

/** A running carousel: which slide is shown, how to move it, and the listeners for its element. */
export interface Carousel {
  index: number;
  count: number;
  show: (index: number) => void;
  /**
   * Whether it advances now: not while paused, pointed at, focused or out of view, and not with reduced
   * motion.
   */
  playing: boolean;
  /** What the person chose with the pause control. */
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /**
   * False where the system asks for reduced motion: nothing moves by itself then, and there is nothing to
   * pause.
   */
  canPlay: boolean;
  /** Listeners for the element whose hovering or focus stops the carousel. */
  hold: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

// Where all slides fit and nothing can loop, each slide still gets a snap point of its own.
const defaults: Settings = { loop: true, align: 'start', containScroll: 'keepSnaps' };

/**
 * Embla with an autoplay that stops on hover, focus and reduced motion, and that the person can pause (WCAG
 * 2.2.2).
 */
export function useCarousel({
  count,
  delay,
  settings,
  plugins,
}: Options): [viewport: (node: HTMLElement | null) => void, carousel: Carousel] {
  const [viewport, embla] = useEmblaCarousel({ ...defaults, ...settings }, plugins);
  const canPlay = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const inSight = useInSight(embla?.rootNode());
  const playing = canPlay && !paused && !hovered && !focused && inSight;

  // Embla reports swipes; all other moves go through `show`.
  useEffect(() => {
    const follow = () => setIndex(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);

  const show = useCallback(
    (next: number) => {
      const target = (next + count) % count;
      setIndex(target);
      embla?.scrollTo(target, !canPlay);
    },
    [embla, count, canPlay],
  );

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => show(index + 1), delay);
    return () => clearTimeout(timer);
  }, [playing, index, delay, show]);

  const hold = useMemo(
    () => ({
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    }),
    [],
  );

  return [viewport, { index, count, show, playing, paused, setPaused, canPlay, hold }];
}

/**
 * Whether an element is in the window, so that nothing moves out of view. True until the observer has
 * reported.
 */
function useInSight(element: HTMLElement | undefined): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      setInSight(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}

import { useMediaQuery } from '@ilera/ui';
import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { FocusEvent } from 'react';
import { words } from './carousel.words';

interface Options {
  count: number;
  /** How long a slide stays, in milliseconds. */
  delay: number;
  /** Whether one slide fades into the other. */
  fades?: boolean;
}

/** A running carousel: which slide is shown, how to move it, and the listeners for its element. */
export type Carousel = ReturnType<typeof useCarousel>['carousel'];

/**
 * Embla with an autoplay that stops on hover, focus and reduced motion, and that the person can pause (WCAG
 * 2.2.2).
 */
export function useCarousel({ count, delay, fades = false }: Options) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  // With reduced motion nothing moves by itself, and there is nothing to pause.
  const canPlay = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const embla = useEmbla(viewport, fades, index);
  // So that nothing moves out of view.
  const inSight = useInSight(viewport);
  const playing = canPlay && !paused && !hovered && !focused && inSight !== false;

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

  // For the element whose hovering or focus stops the carousel.
  const hold = useMemo(
    () => ({
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    }),
    [],
  );

  return {
    /** For the element around the track. */
    frame: { ref: setViewport, role: 'group', 'aria-roledescription': words.carousel, ...hold },
    carousel: { index, count, show, playing, paused, setPaused, canPlay, hold },
  };
}

/** Embla, which is fetched once its element is a window's height away; it begins at the slide that is chosen by then. */
function useEmbla(
  viewport: HTMLElement | null,
  fades: boolean,
  index: number,
): EmblaCarouselType | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const isNear = useInSight(viewport, '100%');
  const chosen = useEffectEvent(() => index);
  useEffect(() => {
    if (!viewport || !isNear) return;
    let own: EmblaCarouselType | undefined;
    let isGone = false;
    // Without it the slides stand still.
    Promise.all([
      import(/* webpackChunkName: "embla" */ 'embla-carousel'),
      import(/* webpackChunkName: "embla" */ 'embla-carousel-fade'),
    ])
      .then(([{ default: begin }, { default: fade }]) => {
        if (isGone) return;
        // Where all slides fit and nothing can loop, each slide still gets a snap point of its own.
        const options = { loop: true, containScroll: 'keepSnaps', startIndex: chosen() } as const;
        own = begin(viewport, { ...options, align: 'start' }, fades ? [fade()] : []);
        setEmbla(own);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      own?.destroy();
    };
  }, [viewport, isNear, fades]);
  return embla;
}

/** Whether an element is in the window, or as far from it as the margin; undefined until the observer has reported. */
function useInSight(element: HTMLElement | null, rootMargin = '0px'): boolean | undefined {
  const [inSight, setInSight] = useState<boolean>();
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return inSight;
}

import { useMediaQuery } from '@ilera/ui';
import type { EmblaCarouselType } from 'embla-carousel';
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import { words } from './carousel.words';

interface Options {
  count: number;
  /** Milliseconds between slides. */
  delay: number;
  /** Whether slides fade into each other. */
  fades?: boolean;
}

/** A carousel's state: the current slide, the functions that move it, and the listeners for its element. */
export type Carousel = ReturnType<typeof useCarousel>['carousel'];

/**
 * Embla with an autoplay that stops on hover, focus and reduced motion, and that visitors can pause (WCAG
 * 2.2.2).
 */
export function useCarousel({ count, delay, fades = false }: Options) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  // With reduced motion the carousel does not move by itself, so there is nothing to pause.
  const canPlay = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const embla = useEmbla(viewport, fades, index);
  // Stops the autoplay while the carousel is out of view.
  const isInView = useIsInView(viewport);
  const playing = canPlay && !paused && !hovered && !focused && isInView !== false;

  // Embla reports swipes; all other moves go through `show`.
  useEffect(() => {
    const updateIndex = () => setIndex(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', updateIndex);
    return () => void embla?.off('select', updateIndex);
  }, [embla]);

  const show = (next: number) => {
    const target = (next + count) % count;
    setIndex(target);
    embla?.scrollTo(target, !canPlay);
  };
  const showNext = useEffectEvent(() => show(index + 1));
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => showNext(), delay);
    return () => clearTimeout(timer);
  }, [playing, index, delay]);

  // Stops the carousel while its element is hovered or has the focus.
  const pauseListeners = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };

  return {
    /** Attributes of the element around the track. */
    frame: { ref: setViewport, role: 'group', 'aria-roledescription': words.carousel, ...pauseListeners },
    carousel: { index, count, show, playing, paused, setPaused, canPlay, hold: pauseListeners },
  };
}

/**
 * Fetches Embla once its element is within a window's height of the view; starts at the slide that was chosen
 * meanwhile.
 */
function useEmbla(viewport: HTMLElement | null, fades: boolean, index: number) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const isNear = useIsInView(viewport, '100%');
  const chosen = useEffectEvent(() => index);
  useEffect(() => {
    if (!viewport || !isNear) return;
    let instance: EmblaCarouselType | undefined;
    let isGone = false;
    // If Embla fails to load, the slides stand still.
    Promise.all([
      import(/* webpackChunkName: "embla" */ 'embla-carousel'),
      import(/* webpackChunkName: "embla" */ 'embla-carousel-fade'),
    ])
      .then(([{ default: begin }, { default: fade }]) => {
        if (isGone) return;
        // If all slides fit and nothing can loop, each slide still gets a snap point.
        const options = { loop: true, containScroll: 'keepSnaps', startIndex: chosen() } as const;
        instance = begin(viewport, { ...options, align: 'start' }, fades ? [fade()] : []);
        setEmbla(instance);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
      instance?.destroy();
    };
  }, [viewport, isNear, fades]);
  return embla;
}

/** Whether an element is in the window or within the margin of it; undefined until the observer has reported. */
function useIsInView(element: HTMLElement | null, rootMargin = '0px'): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>();
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting), {
      rootMargin,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isInView;
}

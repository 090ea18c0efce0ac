import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Fade from 'embla-carousel-fade';

/** Has a strip of slides move, and follow a finger. */
export const beginEmbla = (viewport: HTMLElement, fades: boolean, startIndex: number): EmblaCarouselType =>
  EmblaCarousel(
    viewport,
    // Where all slides fit and nothing can loop, each slide still gets a snap point of its own.
    { loop: true, align: 'start', containScroll: 'keepSnaps', startIndex },
    fades ? [Fade()] : [],
  );

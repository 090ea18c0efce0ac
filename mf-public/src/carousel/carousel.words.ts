/** The words of a carousel; `noun` is what one slide is called: `plan`, `story`. */
export const words = {
  /** What screen readers call the whole and one slide of it. */
  carousel: 'carousel',
  slide: 'slide',
  position: (place: number, count: number) => `${place} of ${count}`,
  previous: (noun: string) => `Previous ${noun}`,
  next: (noun: string) => `Next ${noun}`,
  choose: (noun: string) => `Choose a ${noun}`,
  show: (noun: string, place: number, count: number) => `Show ${noun} ${place} of ${count}`,
  play: (noun: string) => `Play the ${noun} slides`,
  pause: (noun: string) => `Pause the ${noun} slides`,
} as const;

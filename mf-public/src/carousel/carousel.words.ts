/** The words of a carousel; `noun` is the name of one slide: `plan`, `story`. */
export const words = {
  /** The names of the carousel and of one slide for screen readers. */
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

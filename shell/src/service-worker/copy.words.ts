import { brand } from '@shared/contracts';

/** The words of the line above a copy. */
export const words = {
  region: 'About this copy',
  note: (day: string) =>
    `You are reading the copy of ${day}, because ${brand.name} could not be reached. Prices may have changed.`,
  again: 'Load the page again',
} as const;

/** The words that several screens here show; quoted wordings are in `strings.ts`. */
export const words = {
  seeWhatWeTreat: 'See what we treat',
} as const;

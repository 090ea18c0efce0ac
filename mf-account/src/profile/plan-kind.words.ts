/** The words of kinds of plans. */
export const words = {
  smes: 'SMEs',
} as const;

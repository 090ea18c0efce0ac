/** The words of kinds of plans. */
export const planWords = {
  smes: 'SMEs',
} as const;

/** The words of loading the record. */
export const profileWords = {
  notLoaded: 'We could not load your account',
} as const;

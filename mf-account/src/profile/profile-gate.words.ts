/** The words of loading the record. */
export const words = {
  notLoaded: 'We could not load your account',
} as const;

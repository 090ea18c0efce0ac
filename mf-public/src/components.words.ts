/** The words that several screens here show; quoted wordings are in `strings.ts`. */
export const words = {
  getStarted: 'Get Started',
  seeWhatWeTreat: 'See what we treat',
  createAccount: 'Create an account',
} as const;

/** The words that several panels here show. */
export const words = {
  createAccount: 'Create an account',
} as const;

/** The words below the steps of signing up, which are in `landing/steps.words.ts`. */
export const processWords = {
  haveAccount: 'I have one already',
} as const;

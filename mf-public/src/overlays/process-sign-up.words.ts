/** The words below the steps of signing up, which are in `landing/steps.words.ts`. */
export const words = {
  haveAccount: 'I have one already',
} as const;

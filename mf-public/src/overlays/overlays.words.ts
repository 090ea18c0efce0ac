/** The words that several panels here show. */
export const words = {
  createAccount: 'Create an account',
} as const;

/** The words above a clinician's application. */
export const joinWords = {
  lead: 'For medical doctors in Nigeria and the UK, and for nurses, clinical psychologists, therapists and pharmacists in Nigeria.',
} as const;

/** The words below the steps of signing up, which are in `landing/steps.words.ts`. */
export const processWords = {
  haveAccount: 'I have one already',
} as const;

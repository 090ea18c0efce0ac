/** Words that several screens here share; quoted wordings are in `strings.ts`. */
export const words = {
  seeWhatWeTreat: 'See what we treat',
  createAccount: 'Create an account',
} as const;

/** Figures that the site states in words; given, not computed (R4.64). */
export const facts = {
  hours: '24/7',
  conditions: '20+',
  lives: 'Over 40',
  partners: 'Over 10',
} as const;

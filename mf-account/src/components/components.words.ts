/** Words that several screens here share; quoted wordings are in `strings.ts`. */
export const words = {
  receipt: 'Receipt',
  renew: 'Renew',
  cancel: 'Cancel',
  enrolleeNumber: 'Enrollee number',
  enrollee: (number: string) => `Enrollee number: ${number}`,
  /** The end of a plan, or its next renewal for an API whose plans renew themselves. */
  ends: (day: string) => `Ends: ${day}`,
  renews: (day: string) => `Renews: ${day}`,
} as const;

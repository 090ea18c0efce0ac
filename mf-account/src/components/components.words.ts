/** The words of what several screens here show; quoted wordings are in `strings.ts`. */
export const words = {
  receipt: 'Receipt',
  renew: 'Renew',
  cancel: 'Cancel',
  enrolleeNumber: 'Enrollee number',
  enrollee: (number: string) => `Enrollee number: ${number}`,
  /** The day on which a plan ends, and the day of an API whose plans go on by themselves. */
  ends: (day: string) => `Ends: ${day}`,
  renews: (day: string) => `Renews: ${day}`,
} as const;

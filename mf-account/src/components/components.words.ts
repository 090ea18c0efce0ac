import { brand } from '@shared/contracts';

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

/** The words of the card for a hospital, which the home shows too. */
export const cardWords = {
  showCard: 'Show card',
  heading: `${brand.name} plan card`,
  name: 'Name',
  plan: 'Plan',
  validUntil: 'Valid until',
} as const;

/** The words of kinds of plans. */
export const planWords = {
  smes: 'SMEs',
} as const;

/** The words of loading the record. */
export const profileWords = {
  notLoaded: 'We could not load your account',
} as const;

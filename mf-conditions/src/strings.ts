import { ownCondition } from '@ilera/contracts';

/** Texts with a fixed wording that only this remote shows, letter by letter (R4.30). */
export const strings = {
  bookingDone: 'Appointment Booked',
  bookingDoneMessage:
    'Your appointment has been successfully booked. Thank you. An email will be sent to you with the details of the consultation. Stay tuned',
  bookingDoneButton: 'Ok, Got it',
  explainCondition: 'Kindly explain your condition',
  explainIllness: 'Kindly explain your illness',
  descriptionPlaceholder: 'Briefly describe your illness...',
  consentRequired: 'We need your agreement to pass your words to a doctor',
  emailInvalid: 'This is not a valid email.',
  emailRequired: 'Your email is required',
  discountGotten: (percent: number) => `Gotten ${percent}% discount for this condition payment`,
} as const;

/** `Payment for … condition`, or the person's own words for a condition that is not listed (P3.6). */
export function paymentDescription(condition: { title: string } | { words: string }): string {
  return 'title' in condition ? `Payment for ${condition.title} condition` : customTitle(condition.words);
}

/** The title of a document about a condition in a person's own words, which histories do not get to know. */
export const ownTitle = ownCondition.replace(':', '');

/** The name of a condition in a person's own words (R4.65). */
export function customTitle(words: string): string {
  return `${ownCondition} ${words}`;
}

import { ownCondition } from '@ilera/contracts';

/** Quoted wordings that only this remote shows (R4.30). */
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

/** `Payment for … condition`, or the person's description of an unlisted condition (P3.6). */
export function paymentDescription(condition: { title: string } | { words: string }): string {
  return 'title' in condition ? `Payment for ${condition.title} condition` : customTitle(condition.words);
}

/** The document title for a description, which stays out of histories. */
export const ownTitle = ownCondition.replace(':', '');

/** The displayed name of a described condition (R4.65). */
export function customTitle(words: string): string {
  return `${ownCondition} ${words}`;
}

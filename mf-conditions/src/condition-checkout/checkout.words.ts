import { strings } from '../strings';

/** The words of the guest checkout; quoted wordings are in `strings.ts`. */
export const words = {
  title: 'Checkout',
  titleOf: (condition: string) => `Checkout: ${condition}`,
  failed: 'Your checkout could not be loaded',
  /** The visit's missing parts: above the form, on the way to them, and beside Pay. */
  noTime: {
    text: 'This visit has no day and time yet.',
    wayOut: 'Choose a time',
    refusal: 'Choose a day and a time for your visit first.',
  },
  timeOver: {
    text: 'The time of this visit is over.',
    wayOut: 'Choose another time',
    refusal: 'This time is over. Choose another one.',
  },
  noWords: {
    text: strings.explainIllness,
    wayOut: 'Explain your illness',
    refusal: strings.explainIllness,
  },
  change: 'Change',
  /** The subject of Change, for screen readers. */
  changeWhat: 'day, time or method',
  gainsHeading: 'What you will gain',
  gains: [
    'Medical history review',
    'Symptoms assessment',
    'Medical prescription',
    'Self-care strategies recommendations',
    'Referral for expert care where applicable',
  ],
  details: 'Your details',
  emailHint: "The confirmation and your care manager's message go here.",
  phone: 'Phone number',
  phoneHint: 'If you like: for a call or a short message about this visit.',
  phoneInvalid: 'A phone number is 0 and ten digits.',
  summary: 'Summary',
  saveCard: 'Save card details',
  saveCardHint: 'Only accounts keep a card. As a guest nothing is saved, and you enter it again next time.',
  total: 'Total',
  pay: 'Pay',
} as const;

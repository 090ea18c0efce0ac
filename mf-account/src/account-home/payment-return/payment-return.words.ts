/** The words of the state of a payment. */
export const words = {
  checking: 'Checking',
  checkingPayment: 'Checking your payment…',
  reference: (reference: string) => `Reference ${reference}.`,

  cardUpdated: 'Your card was updated',
  cardSaved: 'It is saved for your next payment.',
  received: 'Payment received',
  yourPlan: 'your health plan',
  /** @param amount with its sign; null where it is unknown */
  paidFor: (amount: string | null, what: string) =>
    `${amount === null ? '' : `${amount} for `}${what}. Your receipt is on its way by e-mail.`,

  goesBack: 'Your payment goes back to you',
  cardNotUpdated: 'Your card was not updated',
  notPaid: 'The payment did not go through',
  notCharged: 'You were not charged.',
  updateCardAgain: 'Update your card again',
  choosePlanAgain: 'Choose a plan again',
  tryAgain: 'Try again',

  cardUnfinished: 'Your card is not updated yet',
  unfinished: 'Your payment is not finished',
  nothingTaken: 'Nothing was taken from your card.',
  continueCard: 'Continue with the card',
  continuePayment: 'Continue to payment',
  notOpened: 'The payment page could not be opened. Nothing was paid.',
} as const;

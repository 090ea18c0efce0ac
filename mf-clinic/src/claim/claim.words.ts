/** The words of one claim. */
export const words = {
  title: 'Claim',
  back: 'All claims',
  loading: 'Loading the claim',
  missing: 'This claim does not exist',
  notLoaded: 'We could not load the claim',
  comment: 'What the person writes',
  evidence: 'Evidence',
  alsoIn: (reference: string) => `Also in claim ${reference}`,
  evidenceNote: 'The person sees who opened a file.',
  noEvidence: 'No file. It may be past the time for which evidence is kept.',
  person: 'Person',
  others: 'Other claims of this person',
  noOthers: 'None.',
} as const;

/** The words of a claim's decision and payment. */
export const decisionWords = {
  title: 'Decision',
  amount: 'Amount in naira',
  approve: 'Approve',
  noAmount: 'Say how many naira are repaid, such as 25000.50.',
  reason: 'Why it is not paid',
  reasonHint:
    'The person reads it in a mail: name no illness. If something is missing, say what; they can claim again with it while their plan runs.',
  refuse: 'Refuse',
  tooLate: 'This can no longer be sent. Copy it if you need it.',
  noReason: 'Say why, in a sentence for the person.',
  tooLong: 'This is too long.',
  approvedOn: (amount: string, day: string) => `${amount} approved on ${day}.`,
  refusedOn: (day: string) => `Refused on ${day}:`,
  paidOn: (day: string) => `Paid on ${day}.`,
  noAccount: 'The person was asked for the bank account by mail and has not named it yet.',
  account: 'Pay to',
  showAccount: 'Show the whole number',
  paid: 'The money was sent',
} as const;

/** The words of a claim's bank account. */
export const words = {
  paidTo: 'Paid to',
  name: 'Add your bank account',
  change: 'Change the bank account',
  label: (reference: string) => `Bank account for ${reference}`,
  bank: 'Bank',
  number: 'Account number',
  numberHint: '10 digits (NUBAN)',
  note: 'The account must be in your name. It is stored encrypted; only people who pay claims read it, and you see when they do.',
  save: 'Save the account',
  leave: 'Cancel',
  noBank: 'Your bank is required',
  noNumber: 'An account number has 10 digits',
  tooLong: 'This is too long',
} as const;

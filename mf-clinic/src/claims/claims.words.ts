/** The words of the list of claims. */
export const words = {
  title: 'Claims',
  notLoaded: 'We could not load the claims',
  show: 'Show',
  waiting: 'Waiting',
  table: 'Claims',
  none: 'No claim.',
  pages: 'Pages of claims',
  sent: 'Sent',
  reference: 'Reference',
  person: 'Person',
  benefit: 'Benefit',
  amount: 'Amount',
  status: 'Status',
  noAccount: 'Waits for the bank account',
} as const;

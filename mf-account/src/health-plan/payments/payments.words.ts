/** The words of what was paid for the plan. */
export const words = {
  heading: 'Payment History',
  notLoaded: 'We could not load your payments',
  table: 'Your plan payments',
  pages: 'Pages of your payments',
  reference: 'Reference',
  plan: 'Plan',
  amount: 'Amount',
  date: 'Date',
  status: 'Status',
  receiptOf: (reference: string | number) => `Receipt of ${reference}`,
  download: 'Download CSV',
} as const;

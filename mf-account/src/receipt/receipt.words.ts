/** The words of the receipt. */
export const words = {
  loading: 'Loading your receipt',
  notLoaded: 'We could not load this receipt',
  print: 'Print',
  download: 'Download PDF',

  show: 'Show the receipt',
  forPayer: 'The receipt is for the person who paid. Which email address was used?',
  email: 'Email address',
  noEmail: 'Email must be submitted',

  numbered: (number: string) => `Receipt ${number}`,
  date: 'Date',
  payment: 'Payment',
  paidBy: 'Paid by',
  employer: 'Employer',
  taxNumber: 'Tax number',
  paidFor: 'What was paid for',
  amount: 'Amount',
  total: 'Total paid',
  vat: (percent: number) => `Includes VAT of ${percent} %`,
  refunded: 'Refunded',
} as const;

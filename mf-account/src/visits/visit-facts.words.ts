/** The words of the facts of a visit. */
export const words = {
  byVideo: 'By video call',
  byMessage: 'By message',
  when: 'When',
  how: 'How',
  about: 'About',
  price: 'Price',
  status: 'Status',
  reference: 'Reference',
  payment: 'Payment',
  free: 'Nothing to pay',
  /** @param amount with its currency */
  paid: (amount: string) => `${amount}, paid`,
  refunded: (amount: string) => `${amount}, paid. The money is on its way back to you.`,
} as const;

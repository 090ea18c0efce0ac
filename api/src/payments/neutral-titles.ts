/** What a payment is for, without what somebody is treated for. */
export const neutralTitles = {
  condition: 'Doctor consultation',
  plan: 'Health plan',
  card: 'Card check',
} as const;

/** Payment titles that reveal no illness. */
export const neutralTitles = {
  condition: 'Doctor consultation',
  plan: 'Health plan',
  card: 'Card check',
} as const;

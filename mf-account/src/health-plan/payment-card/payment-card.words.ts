/** The words of the saved card. */
export const words = {
  heading: 'Card details',
  update: 'Update',
  expires: (month: string) => `Expires ${month}`,
  none: 'No card is saved yet.',
} as const;

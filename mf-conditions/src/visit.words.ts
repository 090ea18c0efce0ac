/** The words about a visit that the booking panel and the checkout show. */
export const words = {
  saveToCalendar: 'Save to my calendar',
  /** How it takes place, inside of a sentence. */
  by: { video: 'by video call', message: 'by message' },
} as const;

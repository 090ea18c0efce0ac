/** The words that several screens here show; quoted wordings are in `strings.ts`. */
export const words = {
  notFoundTitle: 'Condition not found',
  notFound: 'We could not find this condition',
  notFoundLead: 'It may have been renamed or removed. The list has everything that we treat.',
  allConditions: 'See all conditions',
  wentWrong: 'Something went wrong on the way',
  describe: 'Describe it to a doctor',
  saveToCalendar: 'Save to my calendar',
  /** How a visit takes place, inside of a sentence. */
  by: { video: 'by video call', message: 'by message' },
} as const;

/** The words for a condition that does not exist or did not load, on its page and in the checkout. */
export const words = {
  title: 'Condition not found',
  heading: 'We could not find this condition',
  lead: 'It may have been renamed or removed. The list has everything that we treat.',
  all: 'See all conditions',
  wentWrong: 'Something went wrong on the way',
} as const;

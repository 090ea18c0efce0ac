/** The words of the account's list of conditions. */
export const words = {
  heading: 'Conditions',
  searchAll: 'Search all conditions',
  schedule: 'Schedule appointment',
  search: 'Search',
  searchPlaceholder: 'Search conditions',
} as const;

/** The words of the history. */
export const words = {
  heading: 'History',
  whose: (name: string) => `${name} (you)`,
  loading: 'Loading your history',
  notLoaded: 'We could not load your history',
  search: 'Search your history',
  searchFor: 'Condition or reference',
  filter: 'Filter',
  filterOf: (status: string) => `Filter: ${status}`,
  byStatus: 'Show by status',
  all: 'All',
  pending: 'Pending',
  completed: 'Completed',
  cancelled: 'Cancelled',
  table: 'Your appointments',
  filtered: (shown: number, all: number) => `${shown} of the ${all} on this page`,
  pages: 'Pages of your history',
} as const;

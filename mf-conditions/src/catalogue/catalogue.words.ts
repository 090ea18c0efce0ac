import { plural } from '@ilera/format';

/** The words that both list pages share; quoted wordings are in `strings.ts`. */
export const words = {
  search: 'Search all conditions',
  searchHint: 'What it is called, or what you call it',
  submitSearch: 'Search',
  categories: 'Categories',
  all: 'All',
  popular: 'Most popular',
  categoriesFailed: 'The other categories could not be loaded.',
  loadCategories: 'Load categories',
  loading: 'Loading conditions',
  notLoaded: 'We could not load the conditions',
  emptyHint: 'Try another word or category, or describe what you feel in your own words.',
  describe: 'Describe it to a doctor',
  shown: (count: number) => `${plural(count, 'condition')} shown`,
  moreFailed: 'We could not load more. Please try again.',
  more: 'Show More',
} as const;

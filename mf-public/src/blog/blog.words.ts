/** The words of the list of articles; the articles are in `articles/`. */
export const words = {
  title: 'Health articles by doctors in Nigeria',
  description:
    'Fever, blood pressure, video consultations, health plans: short articles by doctors and nurses who practise in Nigeria.',
  heading: 'Health, explained plainly',
  resultsFor: (term: string) => `Results for "${term}"`,
  all: 'All blog post',
  viewAll: 'View all Blog posts',
  more: 'Load more post',
  count: (shown: number, all: number) => `${shown} of ${all} articles`,
  searchLabel: 'Search the blog',
  search: 'Search',
  trending: 'Trending',
  read: 'Read the article',
} as const;

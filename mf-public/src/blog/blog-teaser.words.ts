/** The words of the row of articles that ends several pages. */
export const words = {
  heading: 'Blog Posts',
  all: 'Browse all',
} as const;

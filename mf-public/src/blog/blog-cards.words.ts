/** The words of the row of articles that ends several pages. */
export const words = {
  heading: 'Blog Posts',
  all: 'Browse all',
} as const;

/** The words of the link to the doctors beside the articles. */
export const promoWords = {
  label: 'Ask a doctor',
  heading: 'Ask a doctor instead',
  text: 'Describe what is wrong and send a photo. A doctor answers, at any hour.',
} as const;

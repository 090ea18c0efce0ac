/** The words in the picture of the site. */
export const words = { site: 'See a doctor from home, from N999' } as const;

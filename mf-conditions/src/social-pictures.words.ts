/** The words of the pictures that shared links show. */
export const words = {
  conditions: 'Tell a doctor what you feel',
  condition: 'Read about it, then speak to a doctor',
} as const;

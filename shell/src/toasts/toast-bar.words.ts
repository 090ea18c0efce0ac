/** The words around a toast. */
export const words = {
  bar: 'Messages',
  last: (message: string) => `Last message: ${message}`,
} as const;

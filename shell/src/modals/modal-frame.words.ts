/** The words of the frame of modals. */
export const words = {
  failed: 'That could not be opened. Check your connection and try again.',
} as const;

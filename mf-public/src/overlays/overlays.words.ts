/** The words that several panels here show. */
export const words = {
  createAccount: 'Create an account',
} as const;

/** The words of the page to which Google returns. */
export const words = {
  title: 'Google sign-in',
  description: 'You are being signed in with Google.',
  heading: 'Signing you in',
  lead: 'Google has sent you back to us. One moment.',
} as const;

/** The words of the page that verifies an address. */
export const words = {
  title: 'Verify your account',
  description: 'Your email address is being verified.',
  heading: 'Verifying your email address',
  lead: 'This takes a moment. You can log in right after.',
  pending: 'Verifying',
  verified: 'Your email address is verified.',
} as const;

/** The words of the page and panels for a forgotten password. */
export const words = {
  title: 'Forgot password',
  description: 'Have a link sent to your email to choose a new password.',
  heading: 'Forgot your password?',
  lead: 'We send you a link to set a new one.',
  emailHint: 'The one you signed up with',
  submit: 'Send Reset Link',
} as const;

/** What sign-in says to somebody who was led to it; but for `erased` and `neutral` letter by letter (R4.30). */
export const words = {
  sessionExpired: 'Session Exipred. Kindly Login',
  loginToContinue: 'Kindly Login to continue',
  loggedOut: 'You are logged out',
  passwordChanged: 'Password changed successfully. Kindly Login',
  googleFailed: 'Google Signin Failed',
  erased: 'Your account and your data were erased.',
  /** Shown in place of words that anybody could have written into a link. */
  neutral: { success: 'Please log in to go on.', error: 'Something did not work. Please log in.' },
} as const;

/** The words of the sign-in page and panel. */
export const words = {
  title: 'Login',
  description: 'Log in to book a consultation, manage your health plan and see your history.',
  heading: 'Welcome back',
  lead: 'Your appointments, your plan and your doctor are where you left them.',
  emailHint: 'Such as name@example.com',
  forgot: 'Forget password?',
  submit: 'Login',
  isNew: 'New here?',
  getStarted: 'GET STARTED',
  /** Before and after the address. */
  linkSent: ['We sent a link to', '. Click it to verify your email address, then log in.'],
} as const;

/** What sign-in says to somebody who was led to it; but for `erased` and `neutral` letter by letter (R4.30). */
export const noticeWords = {
  sessionExpired: 'Session Exipred. Kindly Login',
  loginToContinue: 'Kindly Login to continue',
  loggedOut: 'You are logged out',
  passwordChanged: 'Password changed successfully. Kindly Login',
  googleFailed: 'Google Signin Failed',
  erased: 'Your account and your data were erased.',
  /** Shown in place of words that anybody could have written into a link. */
  neutral: { success: 'Please log in to go on.', error: 'Something did not work. Please log in.' },
} as const;

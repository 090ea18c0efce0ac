/**
 * Texts with a fixed wording that more than one part shows, letter by letter: their spellings are
 * requirements (R4.30, R4.31). Texts of one remote alone are in that remote's `strings.ts`.
 */
export const strings = {
  sessionExpired: 'Session Exipred. Kindly Login',
  loginToContinue: 'Kindly Login to continue',
  loggedOut: 'You are logged out',
  erased: 'Your account and your data were erased.',
  passwordChanged: 'Password changed successfully. Kindly Login',
  googleFailed: 'Google Signin Failed',
  redirectingToPayment: 'Redirecting to payment page...',
  notFound: '404 | NOT FOUND',
  clientError: '500 | CLIENT ERROR',
  unexpectedError: 'Unexpected Application Error!',
  noRecord: 'No Record Found',
} as const;

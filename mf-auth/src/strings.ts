/** Quoted wordings that only these screens show (R4.30). */
export const authStrings = {
  loginFailed: 'Login failed. Please try again later.',
  tryAgain: 'Something went wrong. Please try again.',
  verificationFailed: 'Verification failed.',
  verifyMail:
    'Click the received link in your email to Verify your email address. Also check your spam section',
  resetMail: 'Click the received link in your email to reset your password.',
  emailSent: 'Email Sent',
  emailInvalid: 'Email must be a valid email',
  emailMustBeSubmitted: 'Email must be submitted',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  acceptTerms: 'You must accept the terms and conditions',
  passwordsDiffer: "Passwords doesn't match",
  resetTitle: 'Congratulations',
  resetDone: 'Your password reset was successful',
} as const;

/** Minimum length of a password at sign-in, sign-up and reset (A9.3). */
export const shortestPassword = 8;

/** The schema's message for a short password. */
export const passwordTooShort = `Password must be at least ${shortestPassword} characters`;

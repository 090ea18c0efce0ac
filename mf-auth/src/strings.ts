/** Texts that the spec quotes and that only these screens show, letter by letter (spec 3, row 4.30). */
export const authStrings = {
  loginFailed: 'Login failed. Please try again later.',
  tryAgain: 'Something went wrong. Please try again.',
  verificationFailed: 'Verification failed.',
  verifyMail:
    'Click the received link in your email to Verify your email address. Also check your spam section',
  resetMail: 'Click the received link in your email to reset your password.',
  emailSent: 'Email Sent',
  emailMustBeSubmitted: 'Email must be submitted',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  acceptTerms: 'You must accept the terms and conditions',
  passwordsDiffer: "Passwords doesn't match",
  resetTitle: 'Congratulations',
  resetDone: 'Your password reset was successful',
} as const;

/** Fewest characters of a password at sign-in, sign-up and reset (spec 2, section 9). */
export const PASSWORD_MIN = 8;

/** Said by the schema where the spec gives no words. */
export const passwordTooShort = `Password must be at least ${PASSWORD_MIN} characters`;

import { authStrings } from './strings';

it('keeps the quoted texts letter by letter (R4.8)', () => {
  expect(authStrings).toEqual({
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
  });
});

/** The accessible titles of the overlay panels. */
export const words = {
  login: 'Login',
  signUp: 'Sign up',
  forgotPassword: 'Forgot password',
  passwordReset: 'Check your email',
  newPassword: 'New password',
  plans: 'Plans',
  employerSignUp: 'Cover your team',
  processSignUp: 'How signing up works',
  join: 'Join as a provider',
} as const;

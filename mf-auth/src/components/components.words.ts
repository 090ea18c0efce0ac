/** Words that several screens here share; quoted wordings are in `strings.ts`. */
export const words = {
  google: 'Continue with Google',
  orByEmail: 'or with your email',
  googleNotStarted: 'Google sign-in could not be started. Please try again.',
  openEmail: 'Open Email',
  close: 'Close',
  password: 'Password',
  passwordHint: '8 characters or more',
  acceptTerms: 'I accept the terms and conditions',
  /** Texts before, between and after the links to the documents. */
  documents: ['Needed to go on. Read the', 'and the', '.'],
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  haveAccount: 'Already have an account?',
  login: 'Login',
  loginInstead: 'Login instead',
  signUp: 'Sign up',
  newLink: 'Send me a new link',
} as const;

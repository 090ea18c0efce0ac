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
  /** Texts before and after the address. */
  linkSent: [
    'We sent a link to',
    '. Open it in this browser to verify your email address, then log in here.',
  ],
} as const;

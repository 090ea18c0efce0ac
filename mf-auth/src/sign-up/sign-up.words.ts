/** The words of the sign-up page and panel. */
export const words = {
  title: 'Sign up',
  description: 'Open an account to talk to a doctor by text, phone or video and to buy a health plan.',
  heading: 'Create your account',
  lead: 'It takes a minute and costs nothing. You pay when you buy a plan or a consultation.',
  nameHint: 'As on your ID',
  emailHint: 'We send a link to it',
  knownDevice: 'You have an account on this device.',
  toAccount: 'Go to your account',
} as const;

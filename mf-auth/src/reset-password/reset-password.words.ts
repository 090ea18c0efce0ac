/** The words of the page and panel for a new password. */
export const words = {
  title: 'Reset password',
  description: 'Choose a new password for your account.',
  heading: 'Choose a new password',
  noToken: 'Open the link in your email again, or have a new one sent to you.',
  /** Shown in the panel; ends with a link. */
  noTokenInPanel: ['Open the link in your email again, or', 'have a new one sent to you'],
  confirm: 'Confirm password',
  confirmHint: 'The same again',
  submit: 'Reset password',
  done: 'Login To Dashboard',
} as const;

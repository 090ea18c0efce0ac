/** The words of the password form. */
export const words = {
  label: 'Password',
  heading: 'Change Password',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm Password',
  note: 'You will be asked to log in again with the new password.',
  submit: 'Update password',
} as const;

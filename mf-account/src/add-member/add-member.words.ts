/** The words of the modal `add_member`. */
export const words = {
  submit: 'Invite member now',
} as const;

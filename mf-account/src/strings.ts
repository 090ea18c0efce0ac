/** Quoted wordings that only this remote shows (R4.8, R4.30, R4.31). */
export const accountStrings = {
  updateProfile: 'To enjoy the best service, please update your profile',
  noPlanYet: "You don't have any Health plan yet!",
  getStarted: 'Get Started with Health Plan',
  noClaimables: 'No Claimables available yet',
  noMember: 'You don’t have any member yet',
  profileUpdated: 'Profile update successfully',
  addressUpdated: 'Address update successfully',
  passwordTooShort: 'Your password should 6 characters at least',
  passwordsDiffer: 'The passwords did not match',
  phoneRequired: 'Your phone number is required',
  genderRequired: 'Your gender is required',
  dobRequired: 'Your date of birth is required',
  countryRequired: 'Your country is required',
  stateRequired: 'Your state is required',
  cityRequired: 'Your city is required',
  streetRequired: 'Your street is required',
  confirmingPayment: 'We are confirming your payment, an e-mail will follow.',
} as const;

/** The plan's number of people, in the same words for employers (R4.30). */
export function memberLimit(packageMembers: number | string): string {
  return `You can add ${packageMembers} number of family members`;
}

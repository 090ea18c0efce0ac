import { accountStrings, memberLimit } from './strings';

it('keeps the odd spellings, byte by byte (R4.30, R4.31)', () => {
  expect(accountStrings.noMember).toBe('You don\u2019t have any member yet');
  expect(accountStrings.noPlanYet).toBe('You don\u0027t have any Health plan yet!');
  expect(memberLimit(5)).toBe('You can add 5 number of family members');
  expect(accountStrings).toEqual({
    updateProfile: 'To enjoy the best service, please update your profile',
    noPlanYet: "You don't have any Health plan yet!",
    getStarted: 'Get Started with Health Plan',
    noClaimables: 'No Claimables available yet',
    noMember: 'You don’t have any member yet',
    profileUpdated: 'Profile update successfully',
    addressUpdated: 'Address update successfully',
    passwordTooShort: 'Your password should 6 characters at least',
    passwordsDiffer: 'The passwords did not match',
    firstNameRequired: 'Your first name is required',
    lastNameRequired: 'Your last name is required',
    phoneRequired: 'Your phone number is required',
    genderRequired: 'Your gender is required',
    dobRequired: 'Your date of birth is required',
    countryRequired: 'Your country is required',
    stateRequired: 'Your state is required',
    cityRequired: 'Your city is required',
    streetRequired: 'Your street is required',
    confirmingPayment: 'We are confirming your payment, an e-mail will follow.',
  });
});

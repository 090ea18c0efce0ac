/** The words of the profile completion. */
export const words = {
  title: 'Complete your profile',
  description: 'A few details that help a doctor to help you.',
  lead: 'A few details that help a doctor to help you. You can fill them in later, too.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  callingCode: 'Calling code',
  birthDay: 'Date of birth',
  country: 'Country',
  chooseCountry: 'Select country',
  city: 'City',
  street: 'Street',
  notSaved: 'Nothing is saved from this page. Log in and fill in your profile under Settings.',
  submit: 'Confirm',
  skip: 'Skip for now',
} as const;

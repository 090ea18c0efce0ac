/** The words of the settings page and its forms. */
export const words = {
  heading: 'Settings',
  loading: 'Loading your settings',
  logout: 'Logout',
} as const;

/** The words of the profile form. */
export const profileWords = {
  label: 'Profile',
  heading: 'Profile info',
  edit: 'Edit',
  save: 'Save change',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone Number',
  phoneInvalid: 'A phone number is 0 and ten digits.',
  dialling: 'Dialling code',
  gender: 'Gender',
  chooseGender: 'Select gender',
  female: 'Female',
  male: 'Male',
  birthDay: 'Date of Birth',
} as const;

/** The words of the address form. */
export const addressWords = {
  heading: 'Address',
  edit: 'Change address',
  save: 'Save address',
  country: 'Country',
  state: 'State',
  city: 'City',
  street: 'Street',
  /** Placeholders of states and cities until the list above is chosen. */
  countryFirst: 'a country',
  stateFirst: 'a state',
} as const;

/** The words of the password form. */
export const passwordWords = {
  label: 'Password',
  heading: 'Change Password',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm Password',
  note: 'You will be asked to log in again with the new password.',
  submit: 'Update password',
} as const;

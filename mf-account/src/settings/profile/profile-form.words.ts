/** The words of the profile form. */
export const words = {
  label: 'Profile',
  heading: 'Profile info',
  edit: 'Edit',
  save: 'Save change',
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone Number',
  dialling: 'Dialling code',
  gender: 'Gender',
  chooseGender: 'Select gender',
  female: 'Female',
  male: 'Male',
  birthDay: 'Date of Birth',
} as const;

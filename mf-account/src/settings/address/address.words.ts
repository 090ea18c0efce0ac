/** The words of the address form. */
export const words = {
  heading: 'Address',
  edit: 'Change address',
  save: 'Save address',
  country: 'Country',
  state: 'State',
  city: 'City',
  street: 'Street',
  /** What is chosen before states, and before cities. */
  countryFirst: 'a country',
  stateFirst: 'a state',
} as const;

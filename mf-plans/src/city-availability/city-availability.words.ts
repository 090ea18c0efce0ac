/** The words of the panel that asks for the city, and of Coming Soon. */
export const words = {
  lead: 'Plans are sold city by city. Tell us where you live to see whether you can be covered.',
  country: 'Country',
  state: 'State',
  afterCountry: 'a country',
  city: 'City',
  afterState: 'a state',
  submit: 'Continue',
  comingSoon: 'Coming Soon',
  payPerVisit: 'Try Pay-Per-Visit',
  waitlist: 'Tell me when you open here',
  another: 'Enter another location',
} as const;

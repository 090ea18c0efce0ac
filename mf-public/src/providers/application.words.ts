/** The words of a clinician's application; what it offers to choose from is in `provider-options.words.ts`. */
export const words = {
  label: 'Provider application',
  /** Before and after the address. */
  notOnline: ['Applications are not taken online yet. This form sends nothing: write to', 'instead.'],
  name: 'Full name',
  phone: 'Phone',
  email: 'Email',
  specialties: 'Medical specialties',
  education: 'Highest education',
  hours: 'Weekly hours',
  choose: 'Choose one',
  experience: 'Experience',
  experienceHint: 'Where you have practised, and for how long',
  interest: 'Interest',
  interestHint: 'Why you would like to work with us',
  license: 'Professional license',
  cv: 'CV',
  submit: 'Submit application',
  /** Before the address. */
  cleared: 'The form is cleared. Applications are not taken online yet, so nothing was sent: please write to',
} as const;

/** The words and choices of a clinician's application. */
export const words = {
  lead: 'For medical doctors in Nigeria and the UK, and for nurses, clinical psychologists, therapists and pharmacists in Nigeria.',
  label: 'Provider application',
  /** Texts before and after the address. */
  notOnline: ['Applications are not taken online yet. This form sends nothing: write to', 'instead.'],
  name: 'Full name',
  phone: 'Phone',
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
  /** The text before the address. */
  cleared: 'The form is cleared. Applications are not taken online yet, so nothing was sent: please write to',
} as const;

const toOptions = (words: string[]) => words.map((word) => ({ value: word, label: word }));

/** The choices of the application form, word for word (A9.5). */
export const weeklyHours = toOptions(['1-10', '10-20', '20-30', '30-40', 'others']);

/** The applicant's highest degree. */
export const educationLevels = toOptions(['BNSc', 'MBBS', 'MD', 'others']);

/** Medical specialties; an applicant may choose several. */
export const specialties = [
  'anesthesiology',
  'cardiology',
  'dermatology',
  'emergency',
  'endocrinology',
  'gastroenterology',
  'general surgery',
  'internal medicine',
  'OB/GYN',
  'attending',
  'oncology',
  'ophthalmology',
  'orthopedic surgery',
  'pediatrics',
  'psychiatry',
  'pulmonology',
  'radiology',
  'urology',
  'others',
];

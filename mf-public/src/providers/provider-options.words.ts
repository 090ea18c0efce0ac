const same = (words: string[]) => words.map((word) => ({ value: word, label: word }));

/** What the application form offers (A9.5), word for word. */
export const weeklyHours = same(['1-10', '10-20', '20-30', '30-40', 'others']);

/** The applicant's highest degree. */
export const educationLevels = same(['BNSc', 'MBBS', 'MD', 'others']);

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

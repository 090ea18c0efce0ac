/** The words of what the clinic leaves for a person. */
export const words = {
  heading: 'Your care',
  notLoaded: 'We could not load what your doctor left for you.',
  loading: 'Loading what your doctor left for you',
  again: 'Try again',
  join: 'Go to the consultation',
  noLink:
    'The link to the consultation is here, and comes by mail, as soon as somebody of our team takes your visit.',
  patient: 'For',
  doctor: 'Doctor',
  careManager: 'Care manager',
  note: 'From your doctor',
  summary: 'What we found',
  selfCare: 'What you can do yourself',
  comeBack: 'When to come back or go to a hospital',
  prescription: 'Prescription',
  validUntil: (day: string) => `Valid until ${day}`,
  withdrawn: 'Withdrawn: do not use it.',
  taken: (dose: string, times: number, days: number) =>
    `${dose}, ${times} ${times === 1 ? 'time' : 'times'} a day, for ${days} ${days === 1 ? 'day' : 'days'}`,
  referral: 'Referral letter',
  to: (whom: string) => `To: ${whom}`,
  urgent: 'Urgent',
  files: 'For your doctor',
  filesHint:
    'Photographs or PDFs that help your doctor. Only who treats you opens them, and you see who did.',
  addFiles: 'Send photographs or PDFs',
  chooseFiles: 'Files',
  sendFiles: 'Send to my doctor',
  filesSent: 'Your doctor can see it.',
  noFile: 'Add at least one file',
  pdf: (what: string) => `Save ${what} as PDF`,
} as const;

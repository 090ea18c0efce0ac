/** Words that several screens of the clinic use. */
export const words = {
  video: 'Video',
  message: 'Message',
  waiting: 'Waiting',
  started: 'Started',
  finished: 'Finished',
  noShow: 'Nobody came',
  cancelled: 'Cancelled',
  care: 'Care',
  doctor: 'Doctor',
  undecided: 'Undecided',
  approved: 'To be paid',
  paid: 'Paid',
  refused: 'Refused',
} as const;

/** The words of a person's files. */
export const fileWords = {
  unnamed: 'file',
  show: (file: string) => `Show ${file}`,
  save: (file: string) => `Save ${file}`,
  picture: (file: string) => `Picture: ${file}`,
  pdf: (file: string) => `PDF: ${file}`,
  notHere: 'This browser shows no PDF inside of a page. Save the file to read it.',
} as const;

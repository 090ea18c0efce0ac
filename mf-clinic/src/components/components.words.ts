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

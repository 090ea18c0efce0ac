import { claimDecisionTime } from '@shared/contracts';

/** The words of the modal `claiming`. */
export const words = {
  /** Before and after the name of the benefit. */
  claiming: ['You are claiming', '.'],
  comment: 'Comment',
  commentHint: 'What it was, where and when you paid, and how much.',
  noComment: 'Say what the claim is for',
  longComment: (most: string) => `Keep the comment under ${most} characters`,
  submit: 'Submit claim',

  evidence: 'Evidence',
  evidenceHint: (most: number) =>
    `Receipts or results: photographs of any kind, or PDFs up to 5 MB, ${most} files at most. We make photographs smaller and leave out where they were taken.`,
  noEvidence: 'Add at least one file as evidence',
  tooManyFiles: (most: number) => `Add ${most} files at most`,
  notEvidence: (file: string) =>
    `${file} is not a PDF or a picture. Take a photograph or a screenshot of it.`,
  emptyFile: (file: string) => `${file} is empty. Choose it again, or take a photograph of it.`,
  largeFile: (file: string) => `${file} is larger than 5 MB. Take photographs of its pages instead.`,
  unreadable: (file: string) =>
    `${file} cannot be opened on this device. Open it in your gallery, take a screenshot, and add that.`,
  tooLargeHere: (file: string) =>
    `${file} is too large for this device. Take a screenshot of it, or a photograph in a smaller size.`,
  notLoaded: (file: string) =>
    `${file} could not be made ready without a connection. Add it again when you are online.`,
  preparing: (file: string) => `Making ${file} ready`,
  whatIsSent: 'This is what we get. Press a picture to see it larger.',
  showLarge: (file: string) => `Show ${file} larger`,
  notAdded: (why: string) => `${why} It was not added.`,
  chosenFiles: 'Chosen files',
  takeOut: (file: string) => `Take out ${file}`,
  kilobytes: (size: number) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,

  upload: 'Upload',
  sending: (percent: number) => `Sending, ${percent} %`,
  waiting: 'Sent, waiting for the answer',
  connectionLost: 'The connection is lost. Nothing that you entered is: we send again as soon as it is back.',
  cancel: 'Cancel sending',

  sent: 'Your claim was sent',
  whenAnswered: (benefit: string) =>
    `We look at the evidence for ${benefit} and answer by e-mail within ${claimDecisionTime}.`,
  yourReference: (reference: string) => `Your reference is ${reference}.`,
  done: 'Done',
} as const;

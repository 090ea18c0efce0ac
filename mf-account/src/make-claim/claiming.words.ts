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
    `Receipts or results: PDF, JPEG or PNG, up to 5 MB each, ${most} files at most.`,
  noEvidence: 'Add at least one file as evidence',
  tooManyFiles: (most: number) => `Add ${most} files at most`,
  notEvidence: (file: string) => `${file} is not a PDF, JPEG or PNG file`,
  emptyFile: (file: string) => `${file} is empty`,
  largeFile: (file: string) => `${file} is larger than 5 MB`,
  notAdded: (why: string) => `${why}. It was not added.`,
  chosenFiles: 'Chosen files',
  takeOut: (file: string) => `Take out ${file}`,
  kilobytes: (size: number) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,

  upload: 'Upload',
  sending: (percent: number) => `Sending, ${percent} %`,
  waiting: 'Sent, waiting for the answer',

  sent: 'Your claim was sent',
  whenAnswered: (benefit: string) =>
    `We look at the evidence for ${benefit} and answer by e-mail within ${claimDecisionTime}.`,
  yourReference: (reference: string) => `Your reference is ${reference}.`,
  done: 'Done',
} as const;

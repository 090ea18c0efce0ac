import { claimDecisionTime } from '@ilera/contracts';

/** The words of the `claiming` modal. */
export const words = {
  /** Texts before and after the benefit's name. */
  claiming: ['You are claiming', '.'],
  comment: 'Comment',
  commentHint: 'What it was, where and when you paid, and how much.',
  /** Starts the comment, so that the clerk opens the refused claim's files too. */
  again: (reference: string, comment: string) => `More evidence for ${reference}. ${comment}`,
  againHint: 'Say what is new and add what was missing. We see the files that you sent before.',
  noComment: 'Say what the claim is for',
  longComment: (max: string) => `Keep the comment under ${max} characters`,
  submit: 'Submit claim',

  evidence: 'Evidence',
  evidenceHint: (max: number) =>
    `Photographs, or PDFs up to 5 MB, ${max} files at most. We make photographs smaller and leave out where they were taken.`,
  noEvidence: 'Add at least one file as evidence',
  tooManyFiles: (max: number) => `Add ${max} files at most`,
  notLoaded: (file: string) => `${file} needs a connection once. Add it again when you are online.`,
  notAdded: (why: string) => `${why} It was not added.`,

  upload: 'Upload',
  sending: (percent: number) => `Sending, ${percent} %`,
  waiting: 'Sent, waiting for the answer',
  connectionLost: 'The connection is lost. We send again as soon as it is back.',
  cancel: 'Cancel sending',

  sent: 'Your claim was sent',
  whenAnswered: (benefit: string) =>
    `We look at the evidence for ${benefit} and answer by e-mail within ${claimDecisionTime}.`,
  yourReference: (reference: string) => `Your reference is ${reference}.`,
  done: 'Done',
} as const;

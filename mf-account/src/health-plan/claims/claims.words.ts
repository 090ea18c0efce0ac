import { claimDecisionTime } from '@shared/contracts';

/** The words of one's own claims; amounts come with their sign. */
export const words = {
  heading: 'Your claims',
  loading: 'Loading your claims',
  notLoaded: 'We could not load your claims',
  none: 'You have not claimed anything yet.',
  pages: 'Pages of your claims',

  processing: 'In review',
  approved: 'Approved',
  paid: 'Paid',
  refused: 'Refused',
  whenAnswered: `We answer within ${claimDecisionTime} by e-mail.`,
  whenPaid: (amount: string) => `${amount} will be sent to you within ${claimDecisionTime}.`,
  accountMissing: (amount: string) => `${amount} is approved. Tell us the bank account to send it to.`,
  paidOn: (amount: string, day: string) => `${amount} sent on ${day}.`,
  notPaid: (reason: string) => `Not paid: ${reason}`,

  sendAgain: 'Claim again',
  evidenceOf: (reference: string) => `Evidence of ${reference}`,
  unnamedFile: 'evidence',
  download: (file: string) => `Download ${file}`,
} as const;

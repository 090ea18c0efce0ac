import { claimDecisionTime } from '@ilera/contracts';

/** The words of the health plan page; its panels' words are below. */
export const words = {
  heading: 'Health plan',
  loading: 'Loading your plan',
  startLead:
    'Doctors by text, phone or video at any hour, and cover for everyday illnesses, for you and yours.',
  seePlans: 'See the plans',
} as const;

/** The words of the plan card. */
export const planWords = {
  kind: (type: string) => `${type} plan`,
  upgrade: 'Upgrade',
  /** @param price of one member, with the currency sign */
  eachOf: (price: string, members: string) => `, ${price} for each of ${members}`,
  covers: (people: string) => `Covers ${people}`,
  paidUntil: (plan: string, day: string) => `${plan} is paid until ${day}.`,

  ended: (day: string) => `Ended: ${day}`,
  notCovered: 'You are not covered at the moment. What you paid and claimed stays here.',
  seePlans: 'See the plans',
  takeUp: 'Take it up again',

  copyNumber: 'Copy the enrollee number',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not copy it. Select the number instead.',
} as const;

/** The words of the saved card. */
export const cardWords = {
  heading: 'Card details',
  update: 'Update',
  expires: (month: string) => `Expires ${month}`,
  none: 'No card is saved yet.',
} as const;

/** The words of claimable benefits. */
export const claimableWords = {
  heading: 'Claimable benefits',
  loading: 'Loading what you can claim',
  notLoaded: 'We could not load what you can claim',
  claim: 'Claim',
} as const;

/** The words of the person's claims; amounts include the currency sign. */
export const claimWords = {
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

/** The words of the plan's members. */
export const memberWords = {
  members: 'Members',
  employees: 'Employees',
  addMembers: 'Add members',
  addEmployees: 'Add employees',
  search: 'Search',
  searchFor: 'Name or email',
  loading: 'Loading people',
  notLoaded: 'We could not load the list',
  nobodyFound: 'Nobody matches your search.',
  /** @param max as the API sends it, a number or text */
  added: (count: number, max: number | string) => `${count} of ${max} added.`,

  unnamed: 'Unnamed person',
  view: 'View',
  remove: 'Delete',
  invited: 'Invited',
  expired: 'Expired',
  email: 'Email',
  status: 'Status',
  addedOn: 'Added',
  sendAgain: 'Send the invitation again',
  sentAgain: 'The invitation is sent again.',

  removeHeading: (name: string) => `Remove ${name}?`,
  removeWarning: 'Your plan covers them no longer.',
  removeNow: 'Remove',
  removed: (name: string) => `${name} is no longer on your plan.`,
  cannotRemove: (name: string) => `Removing people is not possible here yet. ${name} is still on your plan.`,
  notRemoved: (name: string, why: string) => `${name} is still on your plan. ${why}`,
} as const;

/** The words of the plan's payments. */
export const paymentWords = {
  heading: 'Payment History',
  notLoaded: 'We could not load your payments',
  table: 'Your plan payments',
  pages: 'Pages of your payments',
  reference: 'Reference',
  plan: 'Plan',
  amount: 'Amount',
  date: 'Date',
  status: 'Status',
  receiptOf: (reference: string | number) => `Receipt of ${reference}`,
  download: 'Download CSV',
} as const;

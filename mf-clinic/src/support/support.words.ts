import { maxSupportHits } from '@ilera/contracts';

const kinds: Record<string, string | undefined> = {
  'refund-proposed': 'A refund waits for a second person',
  duplicate: 'Paid twice, goes back',
  superseded: 'Paid on an earlier page, goes back',
  expired: 'Paid too late, goes back',
  'wrong-amount': 'Another amount was paid, goes back',
  'coupon-used-up': 'The coupon was used up, goes back',
  'no-place': 'The time was taken, goes back',
  'cover-changed': 'The plan had changed, goes back',
  erased: 'The account was erased, goes back',
  'refunded-at-provider': 'The provider gave it back',
  'paid-after-refund': 'Paid after it was given back',
  dispute: 'The bank asks: a dispute',
  'refund-failed': 'A refund failed: send it by hand',
  'refund-attention': 'A refund needs you',
};

/** The words of the search for people, of payment problems, and of undeliverable mails. */
export const words = {
  title: 'Support',
  search: 'Find',
  whom: 'Who calls',
  whomHint: 'Reference, receipt, mail address or name. Who has an account also by phone',
  tooShort: 'Type three letters or digits at least.',
  found: (count: number) => {
    if (count === 0) return 'Nobody found.';
    if (count >= maxSupportHits) return `The first ${count} people. Type more to find others.`;
    return count === 1 ? '1 person' : `${count} people`;
  },
  people: 'People found',
  guest: 'Guest',
  account: 'Account',
  issues: {
    title: 'Problems of payments',
    loading: 'Loading the problems',
    notLoaded: 'We could not load the problems',
    none: 'Nothing is open.',
  },
  close: 'Looked after',
  mails: {
    title: 'Mails that could not be sent',
    loading: 'Loading the mails',
    notLoaded: 'We could not load the mails',
    none: 'No mail failed.',
  },
  tryAgain: 'Try again',
  kinds,
} as const;

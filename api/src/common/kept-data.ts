/** What stays after an erasure, and why, in words for the screen and the mail. */
import type { Kept } from '@shared/contracts/api';

export const keptAfterErasure: Kept[] = [
  {
    what: 'Payments, refunds and receipts: name, amount, date and reference. Not what a visit was about.',
    why: 'Tax and company law ask us to keep our books.',
    until: 'six years after the payment',
  },
  {
    what: 'Claims that we paid: reference, benefit, amount and dates. Not your words, and no file.',
    why: 'They are part of the same books.',
    until: 'six years after the payment',
  },
  {
    what: 'Who read or changed your data and when, without the data itself.',
    why: 'It proves to you and to the regulator how your data was used.',
    until: 'six years after each entry',
  },
  {
    what: 'Copies in backups.',
    why: 'Backups are not changed; what was erased is erased again after a restore.',
    until: 'at most 35 days',
  },
];

/** Words for screens and mails on which data is kept after an erasure, and why. */
import { brand } from '@ilera/contracts';
import type { Kept } from '@ilera/contracts/api';
import type { Mail } from './enqueue-mail';
import { composeMail, type Recipient } from './layout';

/**
 * Confirms the erasure and names what the law keeps. This is the last mail, so it also covers refunds that are still
 * undecided.
 */
export const erasedMail = (person: Recipient, hadAccount: boolean, isRefunding: boolean): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} ${hadAccount ? 'account' : 'data'} was erased`,
    paragraphs: [
      hadAccount
        ? 'Your account, your medical data and your files were erased. All sessions have ended, and a running plan has ended with them.'
        : 'Whatever we had of your medical data and your files was erased, and this address is off our waitlist. Links to visits and invitations in our earlier mails no longer work.',
      ...(isRefunding
        ? [
            'What you paid for visits to come, or are paying at this moment, is sent back to you the way it was paid, as is every refund under way.',
          ]
        : []),
      'What the law asks us to keep:',
      ...keptAfterErasure.map(({ what, why, until }) => `${what} ${why} Kept: ${until}.`),
      `If this was not you, write to ${brand.supportEmail} at once.`,
    ],
  });

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

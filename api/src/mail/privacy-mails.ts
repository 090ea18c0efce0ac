/** The mail after an erasure. */
import { brand } from '@shared/contracts';
import { keptAfterErasure } from '../common/kept-data';
import type { Mail } from './enqueue-mail';
import { composeMail } from './layout';
import { hello } from './mail-text';

/**
 * The account was erased, and what is kept by law. It is the last mail, so it says of refunds what is not
 * known yet.
 */
export const erasedMail = (person: { email: string; firstName: string }, isRefunding: boolean): Mail =>
  composeMail({
    to: person.email,
    subject: `Your ${brand.name} account was erased`,
    greeting: hello(person.firstName),
    paragraphs: [
      'Your account, your medical data and your files were erased. All sessions have ended, and a running plan has ended with them.',
      ...(isRefunding
        ? [
            'What you paid for visits to come, or are paying at this moment, is sent back to you the way it was paid.',
          ]
        : []),
      'What the law asks us to keep:',
      ...keptAfterErasure.map(({ what, why, until }) => `${what} ${why} Kept: ${until}.`),
      `If this was not you, write to ${brand.supportEmail} at once.`,
    ],
  });

/** Mails about what support does for somebody. */
import { brand } from '@shared/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail } from './layout';
import { hello } from './mail-text';

/** A receipt that somebody asked for again. */
export const receiptMail = (
  { email, firstName }: { email: string; firstName: string },
  number: string,
  facts: [string, string][],
): Mail =>
  composeMail({
    to: email,
    subject: `Your ${brand.name} receipt ${number}`,
    greeting: hello(firstName),
    paragraphs: ['Here is the receipt of your payment once more.'],
    facts: [['Receipt', number], ...facts],
  });

/** To the old address and to the new one. It names neither, because one of them may be a stranger's. */
export const correctedAddressMail = ({ to, firstName }: { to: string; firstName: string }): Mail =>
  composeMail({
    to,
    subject: `Your ${brand.name} mail address was corrected`,
    greeting: hello(firstName),
    paragraphs: [
      'Our support corrected the mail address that we write to, because somebody who called us asked for it.',
      `If it was not you, write to ${brand.supportEmail} at once.`,
    ],
  });

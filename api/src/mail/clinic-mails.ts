/** Mails of the clinic. They name no illness, because they show on locked screens and in shared mailboxes. */
import { brand, paths } from '@shared/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail } from './layout';
import { hello, link, type Site } from './mail-text';

/** Somebody was invited to work at the clinic. */
export const staffMail = (site: Site, person: { email: string; name: string }): Mail =>
  composeMail({
    to: person.email,
    subject: `You work at the ${brand.name} clinic now`,
    greeting: hello(person.name),
    paragraphs: [
      'You can see and take visits at the clinic. Sign in with this address at the sign-in of the business.',
    ],
    action: { label: 'Open the clinic', url: link(site, paths.clinic) },
  });

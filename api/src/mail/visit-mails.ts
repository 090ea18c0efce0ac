/** Mails about a visit that was booked, moved or cancelled. */
import { brand, paths } from '@shared/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail, link, visitFacts, type Recipient, type Site } from './layout';

/** Whose visit it is, and where they see it: a guest by a link of their own. */
export interface VisitHolder extends Recipient {
  url: string;
  isGuest: boolean;
}
interface Visit {
  reference: string;
  scheduledAt: Date;
  method: string;
}

const compose = (person: VisitHolder, visit: Visit, subject: string, paragraphs: string[]): Mail =>
  composeMail(person, {
    subject,
    paragraphs: [
      ...paragraphs,
      person.isGuest
        ? 'If it was not you, write to us at once. Keep the link below to yourself.'
        : 'If it was not you, reset your password at once and write to us.',
    ],
    facts: visitFacts(visit),
    action: { label: person.isGuest ? 'See my visit' : 'See my appointments', url: person.url },
  });

export const movedVisitMail = (person: VisitHolder, visit: Visit): Mail =>
  compose(person, visit, `Your ${brand.name} appointment was moved`, [
    'Your appointment has a new time. What was paid for it still counts.',
  ]);

export const cancelledVisitMail = (person: VisitHolder, visit: Visit): Mail =>
  compose(person, visit, `Your ${brand.name} appointment was cancelled`, [
    'You cancelled your appointment. It does not take place.',
  ]);

/** A member's visit is booked. */
export const bookingMail = (site: Site, person: Recipient, visit: Visit): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} appointment is booked`,
    paragraphs: [
      'Your appointment is booked. A care manager writes to you with the details of the consultation.',
    ],
    facts: visitFacts(visit),
    action: { label: 'See my appointments', url: link(site, paths.accountHistory) },
  });

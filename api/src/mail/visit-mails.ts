/** Mails about a visit that was booked, moved or cancelled. */
import { brand, paths } from '@shared/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail, hello, link, methodName, moment, type Site } from './layout';

/** Whose visit it is, and where they see it: a guest by a link of their own. */
export interface VisitHolder {
  email: string;
  firstName: string;
  url: string;
  isGuest: boolean;
}
interface ChangedVisit {
  reference: string;
  scheduledAt: Date;
  method: string;
}

const compose = (person: VisitHolder, visit: ChangedVisit, subject: string, paragraphs: string[]): Mail =>
  composeMail({
    to: person.email,
    subject,
    greeting: hello(person.firstName),
    paragraphs: [
      ...paragraphs,
      person.isGuest
        ? 'If it was not you, write to us at once. Keep the link below to yourself.'
        : 'If it was not you, reset your password at once and write to us.',
    ],
    facts: [
      ['Reference', visit.reference],
      ['When', moment(visit.scheduledAt)],
      ['How', methodName(visit.method)],
    ],
    action: { label: person.isGuest ? 'See my visit' : 'See my appointments', url: person.url },
  });

export const movedVisitMail = (person: VisitHolder, visit: ChangedVisit): Mail =>
  compose(person, visit, `Your ${brand.name} appointment was moved`, [
    'Your appointment has a new time. What was paid for it still counts.',
  ]);

export const cancelledVisitMail = (person: VisitHolder, visit: ChangedVisit): Mail =>
  compose(person, visit, `Your ${brand.name} appointment was cancelled`, [
    'You cancelled your appointment. It does not take place.',
  ]);

/** A member's visit is booked. */
export const bookingMail = (
  site: Site,
  person: { email: string; firstName: string },
  visit: { reference: string; scheduledAt: Date; method: string },
): Mail =>
  composeMail({
    to: person.email,
    subject: `Your ${brand.name} appointment is booked`,
    greeting: hello(person.firstName),
    paragraphs: [
      'Your appointment is booked. A care manager writes to you with the details of the consultation.',
    ],
    facts: [
      ['Reference', visit.reference],
      ['When', moment(visit.scheduledAt)],
      ['How', methodName(visit.method)],
    ],
    action: { label: 'See my appointments', url: link(site, paths.accountHistory) },
  });

/** Mails about booking, moving and cancelling visits. */
import { brand, paths } from '@ilera/contracts';
import type { Mail } from './enqueue-mail';
import { composeMail, link, visitFacts, type Recipient, type Site, type Visit } from './layout';

/** The person of the visit, and the link where they see it. */
export interface VisitBooker extends Recipient {
  url: string;
  isGuest: boolean;
}

/** The cause of a change; `cover` means that the cover which made the visit free has ended. */
export type ChangedBy = 'person' | 'support' | 'cover';

const compose = (
  person: VisitBooker,
  visit: Visit,
  by: ChangedBy,
  words: { subject: string; paragraph: string },
): Mail =>
  composeMail(person, {
    subject: words.subject,
    paragraphs: [words.paragraph, doubtWords(person, by)],
    facts: visitFacts(visit),
    action: { label: person.isGuest ? 'See my visit' : 'See my appointments', url: person.url },
  });

function doubtWords({ isGuest }: VisitBooker, by: ChangedBy): string {
  if (by === 'support') return 'If you did not agree to it, write to us at once.';
  if (by === 'cover') return 'If you think that this is wrong, write to us.';
  return isGuest
    ? 'If it was not you, write to us at once. Keep the link below to yourself.'
    : 'If it was not you, reset your password at once and write to us.';
}

export const movedVisitMail = (person: VisitBooker, visit: Visit, by: ChangedBy): Mail =>
  compose(person, visit, by, {
    subject: `Your ${brand.name} appointment was moved`,
    paragraph: `${by === 'person' ? 'Your appointment has a new time.' : 'Our support gave your appointment a new time.'} What was paid for it still counts.`,
  });

export const cancelledVisitMail = (person: VisitBooker, visit: Visit, by: ChangedBy): Mail =>
  compose(person, visit, by, {
    subject: `Your ${brand.name} appointment was cancelled`,
    paragraph:
      by === 'cover'
        ? 'Your health plan does not cover your appointment any more, so it was cancelled. To see a doctor, choose a plan, or pay for a visit.'
        : `${by === 'person' ? 'You' : 'Our support'} cancelled your appointment. It does not take place.`,
  });

/** Confirms a visit that was booked while signed in. */
export const bookingMail = (site: Site, person: Recipient, visit: Visit): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} appointment is booked`,
    paragraphs: [
      'Your appointment is booked. A care manager writes to you with the details of the consultation.',
    ],
    facts: visitFacts(visit),
    action: { label: 'See my appointments', url: link(site, paths.accountHistory) },
  });

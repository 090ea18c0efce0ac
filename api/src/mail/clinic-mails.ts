/** Mails of the clinic. They name no illness, because they show on locked screens and in shared mailboxes. */
import { brand } from '@shared/contracts';
import { clinicPath } from '../common/site-addresses';
import type { Mail } from './enqueue-mail';
import { composeMail, hello, link, methodName, moment, type Site } from './layout';

/** Somebody was invited to work at the clinic. */
export const staffMail = (site: Site, person: { email: string; name: string }): Mail =>
  composeMail({
    to: person.email,
    subject: `You work at the ${brand.name} clinic now`,
    greeting: hello(person.name),
    paragraphs: [
      'You can see and take visits at the clinic. Sign in with this address at the sign-in of the business.',
    ],
    action: { label: 'Open the clinic', url: link(site, clinicPath) },
  });

interface Person {
  email: string;
  firstName: string;
}

interface Visit {
  reference: string;
  scheduledAt: Date;
  method: string;
}

const factsOf = (visit: Visit): [string, string][] => [
  ['Reference', visit.reference],
  ['When', moment(visit.scheduledAt)],
  ['How', methodName(visit.method)],
];

interface LinkedVisit extends Visit {
  link: string;
  careManager: { name: string } | null;
  doctor: { name: string; specialty: string | null } | null;
}

const linkFacts = ({ link, careManager, doctor, ...visit }: LinkedVisit): [string, string][] => [
  ...factsOf(visit),
  ...(careManager ? [['Care manager', careManager.name] as [string, string]] : []),
  ...(doctor
    ? [['Doctor', [doctor.name, doctor.specialty].filter(Boolean).join(', ')] as [string, string]]
    : []),
  ['Link', link],
];

/** Somebody takes care of the visit, and this is where it takes place. */
export const linkMail = (person: Person, visit: LinkedVisit, url: string): Mail =>
  composeMail({
    to: person.email,
    subject: `The link to your ${brand.name} consultation`,
    greeting: hello(person.firstName),
    paragraphs: [
      visit.careManager
        ? `${visit.careManager.name} is your care manager, and there for you until everything is done. Open the link below a few minutes before your consultation starts.`
        : 'We are ready for your consultation. Open the link below a few minutes before it starts.',
      'If you feel much worse before then, do not wait: call 112 or go to the nearest hospital.',
    ],
    facts: linkFacts(visit),
    action: { label: 'See my consultation', url },
  });

/** A doctor takes a visit whose link was sent before. */
export const doctorMail = (person: Person, visit: LinkedVisit, url: string): Mail =>
  composeMail({
    to: person.email,
    subject: `Your doctor for your ${brand.name} consultation`,
    greeting: hello(person.firstName),
    paragraphs: ['Your doctor is named below. Time and link are as before.'],
    facts: linkFacts(visit),
    action: { label: 'See my consultation', url },
  });

/** The doctor wrote something at a visit that is over. */
export const newsMail = (person: Person, visit: Visit, url: string): Mail =>
  composeMail({
    to: person.email,
    subject: `Your doctor at ${brand.name} wrote to you`,
    greeting: hello(person.firstName),
    paragraphs: [
      'Your doctor left something for you after your consultation. Keep the link below to yourself.',
    ],
    facts: factsOf(visit),
    action: { label: 'Read it', url },
  });

/** The visit begins soon. */
export const visitReminderMail = (
  person: Person,
  visit: Visit & { link: string | null },
  url: string,
): Mail =>
  composeMail({
    to: person.email,
    subject: `Your ${brand.name} consultation is soon`,
    greeting: hello(person.firstName),
    paragraphs: ['We remind you of your consultation.'],
    facts: [...factsOf(visit), ...(visit.link ? [['Link', visit.link] as [string, string]] : [])],
    action: { label: 'See my consultation', url },
  });

/** A care manager learns of a new visit. */
export const bookedMail = (site: Site, staff: { email: string; name: string }, visit: Visit): Mail =>
  composeMail({
    to: staff.email,
    subject: `A new consultation at the ${brand.name} clinic`,
    greeting: hello(staff.name),
    paragraphs: ['A consultation was booked. Take it, so that the person gets the link.'],
    facts: factsOf(visit),
    action: { label: 'Open the clinic', url: link(site, clinicPath) },
  });

/** Nobody has taken a visit whose time has nearly come. */
export const untakenMail = (site: Site, staff: { email: string; name: string }, visit: Visit): Mail =>
  composeMail({
    to: staff.email,
    subject: `Nobody has taken a consultation at the ${brand.name} clinic`,
    greeting: hello(staff.name),
    paragraphs: ['The time of this consultation has nearly come. Take it, or give it to somebody, now.'],
    facts: factsOf(visit),
    action: { label: 'Open the clinic', url: link(site, clinicPath) },
  });

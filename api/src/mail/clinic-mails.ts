/** Mails of the clinic. They name no illness, because locked screens and shared mailboxes show them. */
import { brand } from '@ilera/contracts';
import { clinicPath } from '../common/site-addresses';
import type { Mail } from './enqueue-mail';
import { composeMail, link, visitFacts, type Recipient, type Site, type Visit } from './layout';

interface Colleague {
  email: string;
  name: string;
}

/** A mail to a staff member, with a link to the clinic. */
const toStaff = (
  site: Site,
  { email, name }: Colleague,
  parts: Omit<Parameters<typeof composeMail>[1], 'action'>,
): Mail =>
  composeMail(
    { email, firstName: name },
    { ...parts, action: { label: 'Open the clinic', url: link(site, clinicPath) } },
  );

/** Somebody was invited to work at the clinic. */
export const staffMail = (site: Site, person: Colleague): Mail =>
  toStaff(site, person, {
    subject: `You work at the ${brand.name} clinic now`,
    paragraphs: [
      'You can see and take visits at the clinic. Sign in with this address at the sign-in of the business.',
    ],
  });

interface LinkedVisit extends Visit {
  link: string;
  careManager: { name: string } | null;
  doctor: { name: string; specialty: string | null } | null;
}

const linkFacts = ({ link, careManager, doctor, ...visit }: LinkedVisit): [string, string][] => [
  ...visitFacts(visit),
  ...(careManager ? [['Care manager', careManager.name] as [string, string]] : []),
  ...(doctor
    ? [['Doctor', [doctor.name, doctor.specialty].filter(Boolean).join(', ')] as [string, string]]
    : []),
  ['Link', link],
];

const careWords = (careManager: LinkedVisit['careManager']): string =>
  careManager
    ? `${careManager.name} is your care manager, and there for you until everything is done. Open the link below a few minutes before your consultation starts.`
    : 'We are ready for your consultation. Open the link below a few minutes before it starts.';

/** The visit has a link and staff (`link`), or a doctor has joined a visit whose link was sent before (`doctor`). */
export const linkMail = (person: Recipient, visit: LinkedVisit, url: string, news: 'link' | 'doctor'): Mail =>
  composeMail(person, {
    ...(news === 'link'
      ? {
          subject: `The link to your ${brand.name} consultation`,
          paragraphs: [
            careWords(visit.careManager),
            'If you feel much worse before then, do not wait: call 112 or go to the nearest hospital.',
          ],
        }
      : {
          subject: `Your doctor for your ${brand.name} consultation`,
          paragraphs: ['Your doctor is named below. Time and link are as before.'],
        }),
    facts: linkFacts(visit),
    action: { label: 'See my consultation', url },
  });

/** The doctor has added a note or letters to a finished visit. */
export const newsMail = (person: Recipient, visit: Visit, url: string): Mail =>
  composeMail(person, {
    subject: `Your doctor at ${brand.name} wrote to you`,
    paragraphs: [
      'Your doctor left something for you after your consultation. Keep the link below to yourself.',
    ],
    facts: visitFacts(visit),
    action: { label: 'Read it', url },
  });

export const noShowMail = (person: Recipient, visit: Visit, url: string): Mail =>
  composeMail(person, {
    subject: `We missed you at your ${brand.name} consultation`,
    paragraphs: [
      `Nobody came to your consultation, so it is over. If you still need a doctor, or if this is wrong, call our support: ${brand.supportPhone}.`,
      'If you feel very unwell, do not wait: call 112 or go to the nearest hospital.',
    ],
    facts: visitFacts(visit),
    action: { label: 'See my consultation', url },
  });

export const visitReminderMail = (
  person: Recipient,
  visit: Visit & { link: string | null },
  url: string,
): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} consultation is soon`,
    paragraphs: ['We remind you of your consultation.'],
    facts: [...visitFacts(visit), ...(visit.link ? [['Link', visit.link] as [string, string]] : [])],
    action: { label: 'See my consultation', url },
  });

/** Makes a mail that tells a staff member about a visit. */
const visitNews =
  (subject: string, paragraph: string) =>
  (site: Site, staff: Colleague, visit: Visit): Mail =>
    toStaff(site, staff, { subject, paragraphs: [paragraph], facts: visitFacts(visit) });

/** Tells a care manager about a new visit. */
export const bookedMail = visitNews(
  `A new consultation at the ${brand.name} clinic`,
  'A consultation was booked. Take it, so that the person gets the link.',
);

/** Tells the assigned staff that a visit was moved or cancelled. */
export const changedMail = (
  site: Site,
  staff: Colleague,
  visit: Visit,
  change: 'moved' | 'cancelled',
): Mail =>
  toStaff(site, staff, {
    subject: `A consultation of yours at the ${brand.name} clinic was ${change}`,
    paragraphs: [
      change === 'moved'
        ? 'This consultation has a new time. If you are not free then, give it to somebody else.'
        : 'This consultation was cancelled. There is nothing to do.',
    ],
    facts: visitFacts(visit),
  });

/** Tells a staff member that a colleague has assigned them a visit. */
export const givenMail = visitNews(
  `A consultation at the ${brand.name} clinic was given to you`,
  'A colleague gave you this consultation. If you are not free then, give it to somebody else.',
);

/** Tells staff that a visit's former doctor or care manager has left or changed roles. */
export const givenBackMail = visitNews(
  `A consultation at the ${brand.name} clinic needs somebody`,
  'A colleague who had this consultation cannot take it any more. Take it, or give it to somebody.',
);

/** Tells staff that a visit is about to begin without a doctor. */
export const untakenMail = visitNews(
  `A consultation at the ${brand.name} clinic has no doctor`,
  'The time of this consultation has nearly come. Take it, or give it to a doctor, now.',
);

/** Tells staff that the doctor of a visit has not begun it. */
export const lateMail = (
  site: Site,
  staff: Colleague,
  visit: Visit & { doctor: { name: string } | null },
): Mail =>
  toStaff(site, staff, {
    subject: `A consultation at the ${brand.name} clinic has not begun`,
    paragraphs: ['The time of this consultation has passed. Ask its doctor, or give it to another one, now.'],
    facts: [...visitFacts(visit), ['Doctor', visit.doctor?.name ?? '']],
  });

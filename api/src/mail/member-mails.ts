/** Mails about joining and leaving plans. */
import type { Frequency } from '@ilera/contracts/api';
import { brand, pathTo, paths } from '@ilera/contracts';
import { formatDay, peopleCovered } from '@ilera/format';
import { fullName } from '../people/names';
import { enrolleeNumber } from './cover-in-words';
import type { Mail } from './enqueue-mail';
import { composeMail, isPlainName, withoutLinks, link, type Recipient, type Site } from './layout';
import { naira } from '../prices/price';

const formatName = (from: string): string => (isPlainName(from) ? from : 'The owner of a plan');

/** The inviter's own words, within one pair of quotation marks, so that none of them passes for a line of ours. */
const onOneLine = (note: string): string => withoutLinks(note).replace(/[“”]/g, '"').replace(/\s+/g, ' ');

/** The invitation to a plan. The note is marked as the inviter's own words. */
export const invitationMail = (
  site: Site,
  to: Recipient,
  invitation: {
    from: string;
    plan: string;
    note: string | null;
    token: string;
    expiresAt: Date;
  },
): Mail =>
  composeMail(to, {
    subject: `You are invited to a health plan at ${brand.name}`,
    paragraphs: [
      `${formatName(invitation.from)} has invited you to a health plan. You pay nothing.`,
      `Press the link and sign up, or log in, with this email address (${to.email}). The invitation is open until ${formatDay(invitation.expiresAt)}.`,
      ...(invitation.note ? [`${formatName(invitation.from)} writes: “${onOneLine(invitation.note)}”`] : []),
    ],
    facts: [['Plan', invitation.plan]],
    action: {
      label: 'Accept the invitation',
      url: link(site, pathTo.employeeInvite(invitation.token)),
    },
  });

/** The plan that a person gave up by joining another (R4.90). */
export interface GivenUpPlan {
  plan: string;
  /** The plan's original end, restored when the plan is taken up. */
  expiresAt: Date;
  /** Until when the plan can be taken up; after that, its refund is sent. */
  until: Date;
  refundKobo: number;
}

/** Confirms joining a plan, with what hospitals ask for (R4.80), and what happens to the person's own plan. */
export const joinedMail = (
  site: Site,
  person: { id: number; email: string; firstName: string },
  from: string,
  cover: { plan: { id: number; name: string }; expiresAt: Date },
  own: GivenUpPlan | null,
): Mail =>
  composeMail(person, {
    subject: `You are covered by a health plan at ${brand.name}`,
    paragraphs: [
      `You have joined the health plan of ${formatName(from)}. It covers you from now on.`,
      'A hospital asks for your enrollee number. Your account shows it as a card, too.',
      ...(own
        ? [
            `Your own plan, ${own.plan}, ended today. ${refundOn(own)} Until then you can take it up again in your account, to its old end on ${formatDay(own.expiresAt)}, when the other plan does not cover you.`,
          ]
        : []),
    ],
    facts: [
      ['Plan', cover.plan.name],
      ['Enrollee number', enrolleeNumber(person.id, cover.plan.id)],
      ['Valid until', formatDay(cover.expiresAt)],
      ...(own ? [['Refund', naira(own.refundKobo)] satisfies [string, string]] : []),
    ],
    action: { label: 'See my account', url: link(site, paths.accountHome) },
  });

const refundOn = ({ refundKobo, until }: GivenUpPlan): string =>
  refundKobo > 0
    ? `What is left of it, ${naira(refundKobo)}, is sent back to you on ${formatDay(until)}, or earlier if you ask for it in your account.`
    : `Nothing of it is left to refund on ${formatDay(until)}.`;

/** Tells people who lost a joined plan how to take up the plan that they gave up for it. */
export const takeUpWords = (own: GivenUpPlan | null): string[] =>
  own
    ? [
        `Until ${formatDay(own.until)} you can take ${own.plan} up again in your account, to its old end on ${formatDay(own.expiresAt)}. You pay nothing for that, and its refund is not sent.`,
      ]
    : [];

/** A given-up plan covers its owner again. */
export const takenUpMail = (
  site: Site,
  person: Recipient,
  own: Pick<GivenUpPlan, 'plan' | 'expiresAt'>,
): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} health plan is active again`,
    paragraphs: ['You have taken your plan up again. You paid nothing, and nothing is refunded.'],
    facts: [
      ['Plan', own.plan],
      ['Valid until', formatDay(own.expiresAt)],
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

/** Tells a member that they were removed from the plan or have left. `wasCovered` tells whether they had a seat. */
export const uncoveredMail = (
  site: Site,
  person: Recipient,
  end: { from: string; hasLeft: boolean; wasCovered: boolean; own: GivenUpPlan | null },
): Mail =>
  composeMail(person, {
    subject: end.hasLeft
      ? `You have left a health plan at ${brand.name}`
      : end.wasCovered
        ? `Your ${brand.name} cover has ended`
        : `You are no longer on a health plan at ${brand.name}`,
    paragraphs: [
      (end.hasLeft
        ? `You have left the health plan of ${formatName(end.from)}.`
        : `${formatName(end.from)} has taken you off their health plan.`) +
        (end.wasCovered ? ' Your cover through it ended today.' : ''),
      ...takeUpWords(end.own),
      'Your account, your past visits and your claims stay. You can choose a plan of your own at any time.',
    ],
    action: { label: 'See health plans', url: link(site, paths.healthPlans) },
  });

/** Tells the owner that a member has left the plan. `member` is null if their data was erased. */
export const memberLeftMail = (
  site: Site,
  owner: Recipient,
  person: { email: string; firstName: string; lastName: string } | null,
): Mail =>
  composeMail(owner, {
    subject: `Somebody has left your ${brand.name} health plan`,
    paragraphs: [
      person
        ? 'The person named below has left your health plan and is no longer covered by it.'
        : 'Somebody on your health plan has erased their account and is no longer covered by it.',
      'Their place is free: you can invite somebody else.',
    ],
    ...(person && {
      facts: [
        ['Name', withoutLinks(fullName(person))],
        ['Email', person.email],
      ],
    }),
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

/**
 * Reminds a person that their plan ends soon. Renewals are never charged automatically, so the mail links to a
 * prefilled checkout with the same frequency (R4.81).
 */
export const reminderMail = (
  site: Site,
  person: Recipient,
  cover: {
    plan: { id: number; name: string; type: string };
    people: number;
    frequency: Frequency;
    expiresAt: Date;
  },
): Mail =>
  composeMail(person, {
    subject: `Your ${brand.name} health plan ends on ${formatDay(cover.expiresAt)}`,
    paragraphs: [
      `Your plan is paid until ${formatDay(cover.expiresAt)}. It is not renewed by itself, and your card is not charged without you.`,
      'Renew before then and the next period follows on without a gap.',
    ],
    facts: [
      ['Plan', cover.plan.name],
      ['People covered', peopleCovered(cover.plan.type, cover.people)],
      ['Renew by', formatDay(cover.expiresAt)],
    ],
    action: {
      label: 'Renew my plan',
      url: link(site, pathTo.planCheckout(cover.plan.id, cover.people, cover.frequency)),
    },
  });

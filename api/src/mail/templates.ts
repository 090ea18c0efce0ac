/** The texts of every mail that the API sends. Health details stay out of subjects, which show on locked screens. */
import { brand, pathTo, paths } from '@shared/contracts';
import type { Config } from '../config/read-config';
import type { PaymentRow } from '../db/schema';
import { toNaira } from '../common/naira';
import { enrolleeNumber } from '../subscriptions/enrollee-number';
import type { Mail } from './enqueue-mail';
import { composeMail } from './layout';

type Site = Pick<Config, 'siteOrigin'>;

export const link = (site: Site, path: string): string => site.siteOrigin + path;
const naira = (kobo: number): string =>
  `N${toNaira(kobo).toLocaleString('en-NG', { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 })}`;
export const hello = (firstName: string): string => `Hello ${firstName},`;
const longDate = (date: Date): string =>
  date.toLocaleDateString('en-NG', { dateStyle: 'long', timeZone: 'Africa/Lagos' });
export const moment = (date: Date): string =>
  `${date.toLocaleString('en-NG', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Africa/Lagos' })} (West Africa Time)`;
export const methodName = (method: string | null): string =>
  method === 'video' ? 'Video consultation' : 'Message consultation';

export const verificationMail = (site: Site, to: string, firstName: string, token: string): Mail =>
  composeMail({
    to,
    subject: `Verify your ${brand.name} account`,
    greeting: hello(firstName),
    paragraphs: [
      'Press the link below to verify your email address. It works for 24 hours.',
      'If you did not create an account, you can ignore this mail.',
    ],
    action: { label: 'Verify my email address', url: link(site, pathTo.verifyAccount(token)) },
  });

export const alreadyRegisteredMail = (site: Site, to: string, firstName: string): Mail =>
  composeMail({
    to,
    subject: `You already have an ${brand.name} account`,
    greeting: hello(firstName),
    paragraphs: [
      'Somebody, perhaps you, tried to create an account with this email address. You already have one: log in, or reset your password if you forgot it.',
      'If it was not you, nothing has changed and there is nothing to do.',
    ],
    action: { label: 'Log in', url: link(site, paths.signIn) },
  });

export const resetMail = (site: Site, to: string, firstName: string, token: string): Mail =>
  composeMail({
    to,
    subject: `Reset your ${brand.name} password`,
    greeting: hello(firstName),
    paragraphs: [
      'Press the link below to choose a new password. It works once, for 30 minutes.',
      'If you did not ask for it, ignore this mail: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: link(site, pathTo.resetPassword(token)) },
  });

export const passwordChangedMail = (site: Site, to: string, firstName: string): Mail =>
  composeMail({
    to,
    subject: `Your ${brand.name} password was changed`,
    greeting: hello(firstName),
    paragraphs: [
      'Your password was changed just now, and every other device was signed out.',
      'If it was not you, reset your password at once and write to us.',
    ],
    action: { label: 'Reset my password', url: link(site, paths.forgotPassword) },
  });

export const waitlistMail = (site: Site, to: string, firstName: string): Mail =>
  composeMail({
    to,
    subject: `You are on the ${brand.name} waitlist`,
    greeting: hello(firstName),
    paragraphs: [
      'Thank you for joining. We write to you as soon as our plans reach your city.',
      'Doctors are there for you today: a consultation needs no plan.',
    ],
    action: { label: 'See conditions we treat', url: link(site, paths.conditions) },
  });

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

export const visitMail = (site: Site, payment: PaymentRow): Mail =>
  composeMail({
    to: payment.email,
    subject: `Payment received: your ${brand.name} consultation is confirmed`,
    greeting: hello(payment.firstName),
    paragraphs: [
      'We received your payment and your consultation is confirmed. A care manager writes to you before it starts.',
      'If you feel much worse before then, do not wait: call 112 or go to the nearest hospital.',
    ],
    facts: [
      ['Consultation', payment.description],
      ['When', payment.scheduledAt ? moment(payment.scheduledAt) : (payment.dateText ?? '')],
      ['How', methodName(payment.method)],
      ['Paid', naira(payment.amountKobo)],
      ['Reference', payment.reference],
    ],
    action: { label: 'Create an account to follow it', url: link(site, paths.signUp) },
  });

export const planMail = (
  site: Site,
  payment: PaymentRow,
  cover: { plan: string; startsAt: Date; expiresAt: Date; isLater: boolean },
): Mail =>
  composeMail({
    to: payment.email,
    subject: `Your ${brand.name} health plan is active`,
    greeting: hello(payment.firstName),
    paragraphs: [
      cover.isLater
        ? 'We received your payment. This plan follows on the one that runs now.'
        : 'We received your payment and your health plan is active.',
    ],
    facts: [
      ['Plan', cover.plan],
      ['People covered', String(payment.quantity ?? 1)],
      ['Enrollee number', enrolleeNumber(payment.userId ?? 0, payment.planId ?? 0)],
      ['Valid from', longDate(cover.startsAt)],
      ['Valid until', longDate(cover.expiresAt)],
      ['Paid', naira(payment.amountKobo)],
      ['Reference', payment.reference],
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

export const cardMail = (site: Site, payment: PaymentRow): Mail =>
  composeMail({
    to: payment.email,
    subject: `Your ${brand.name} card was updated`,
    greeting: hello(payment.firstName),
    paragraphs: [
      `Your new card is saved for renewals. The ${naira(payment.amountKobo)} that proved it works goes back to you.`,
      'If it was not you, write to us at once.',
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

export const claimMail = (
  site: Site,
  person: { email: string; firstName: string },
  claim: { reference: string; name: string },
): Mail =>
  composeMail({
    to: person.email,
    subject: `We received your ${brand.name} claim`,
    greeting: hello(person.firstName),
    paragraphs: ['We received your claim and its evidence. A claims officer answers within 10 working days.'],
    facts: [
      ['Benefit', claim.name],
      ['Reference', claim.reference],
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

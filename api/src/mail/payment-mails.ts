/**
 * Mails about payments and refunds. Subjects have no health details, because locked screens show them.
 */
import { brand, paths } from '@ilera/contracts';
import { formatDay, peopleCovered } from '@ilera/format';
import type { PaymentOf } from '../db/payment-of';
import type { PaymentRow } from '../db/schema';
import { enrolleeNumber } from './cover-in-words';
import { creditInWords, periodInWords, type PeriodFacts } from './cover-in-words';
import type { Mail } from './enqueue-mail';
import { composeMail, link, methodName, type Site, visitTime } from './layout';
import { naira } from '../prices/price';

const amount = (kobo: number, currency = 'NGN'): string =>
  currency === 'NGN' ? naira(kobo) : `${currency} ${naira(kobo).slice(1)}`;

/** Confirms a paid visit, with the receipt's number and the guest's link (null if an account shows the visit). */
export const visitMail = (
  site: Site,
  payment: PaymentOf<'condition'>,
  { receipt, guestUrl }: { receipt: string; guestUrl: string | null },
): Mail =>
  composeMail(payment, {
    subject: `Payment received: your ${brand.name} consultation is confirmed`,
    paragraphs: [
      'We received your payment and your consultation is confirmed. A care manager writes to you before it starts.',
      'If you feel much worse before then, do not wait: call 112 or go to the nearest hospital.',
      ...(guestUrl
        ? [
            'The link below shows your visit, and moves or cancels it: keep it to yourself. Create an account with this address, and it shows all of your visits.',
          ]
        : []),
    ],
    facts: [
      ['Consultation', payment.description],
      ['When', visitTime(payment.scheduledAt)],
      ['How', methodName(payment.method)],
      ['Paid', naira(payment.amountKobo)],
      ['Receipt', receipt],
      ['Reference', payment.reference],
    ],
    action: guestUrl
      ? { label: 'See, move or cancel my visit', url: guestUrl }
      : { label: 'See my appointments', url: link(site, paths.accountHistory) },
  });

/** Confirms a paid plan, which starts now, follows a running plan, or replaces earlier periods. */
export const planMail = (
  site: Site,
  payment: PaymentOf<'plan'>,
  cover: {
    plan: { name: string; type: string };
    startsAt: Date;
    expiresAt: Date;
    isLater: boolean;
    receipt: string;
  },
): Mail =>
  composeMail(payment, {
    subject: cover.isLater
      ? `Your next ${brand.name} health plan is paid`
      : `Your ${brand.name} health plan is active`,
    paragraphs: [
      cover.isLater
        ? 'We received your payment. This plan follows on the one that runs now.'
        : 'We received your payment and your health plan is active.',
      ...(payment.replaces
        ? [
            'It takes the place of what you had paid for before, which is listed below with what was taken off the price for it. What earlier mails say about that does not hold any more.',
          ]
        : []),
    ],
    facts: [
      ['Plan', cover.plan.name],
      ['People covered', peopleCovered(cover.plan.type, payment.quantity)],
      ['Enrollee number', enrolleeNumber(payment.userId, payment.planId)],
      ['Valid from', formatDay(cover.startsAt)],
      ['Valid until', formatDay(cover.expiresAt)],
      ...(payment.replaces ?? []).map((period): [string, string] => [
        period.hasBegun ? 'Ended' : 'Does not begin',
        `${creditInWords(period)}, ${naira(period.creditKobo)}`,
      ]),
      ['Paid', naira(payment.amountKobo)],
      ['Receipt', cover.receipt],
      ['Reference', payment.reference],
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

export const cardMail = (site: Site, payment: PaymentRow): Mail =>
  composeMail(payment, {
    subject: `Your ${brand.name} card was updated`,
    paragraphs: [
      `Your new card is saved for your next payment. The ${naira(payment.amountKobo)} that proved it works goes back to you.`,
      'If it was not you, write to us at once.',
    ],
    action: { label: 'Manage my plan', url: link(site, paths.accountHealthPlan) },
  });

const onwards = (site: Site, { userId }: PaymentRow) =>
  userId === null
    ? { label: 'See conditions we treat', url: link(site, paths.conditions) }
    : { label: 'See my account', url: link(site, paths.accountHome) };

export const refundMail = (
  site: Site,
  payment: PaymentRow,
  refund: { amountKobo: number; currency: string; reason: string },
): Mail =>
  composeMail(payment, {
    subject: `We are refunding your ${brand.name} payment`,
    paragraphs: [
      refund.reason,
      'You have nothing to do. Banks take up to ten working days to show a refund.',
    ],
    facts: [
      ['Refund', amount(refund.amountKobo, refund.currency)],
      ['Reference', payment.reference],
    ],
    action: onwards(site, payment),
  });

/**
 * Tells that a visit or plan has ended because its money was returned.
 * @param otherCover remaining cover from other payments, whose dates may have moved
 */
export const reversedMail = (site: Site, payment: PaymentRow, otherCover: PeriodFacts[]): Mail =>
  composeMail(payment, {
    subject: `Your ${brand.name} payment was refunded`,
    paragraphs: [
      payment.kind === 'plan'
        ? 'The payment for your health plan was given back, so the cover that it paid for has ended.'
        : 'The payment was given back, so what it paid for has ended.',
      ...(otherCover.length > 0
        ? [
            'What you have paid for otherwise is listed below. Other dates in earlier mails do not hold any more.',
          ]
        : []),
      `If you did not ask for this, write to us at ${brand.supportEmail}.`,
    ],
    facts: [
      ['Refund', amount(payment.amountKobo, payment.currency)],
      ['Reference', payment.reference],
      ...otherCover.map((period): [string, string] => ['Your cover', periodInWords(period)]),
    ],
    action: onwards(site, payment),
  });

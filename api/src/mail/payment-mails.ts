/** Mails about money that goes back. Health details stay out of subjects, which show on locked screens. */
import { brand, paths } from '@shared/contracts';
import type { Config } from '../config/read-config';
import type { PaymentRow } from '../db/schema';
import { toNaira } from '../common/naira';
import type { Mail } from './enqueue-mail';
import { composeMail } from './layout';

type Site = Pick<Config, 'siteOrigin'>;

const amount = (kobo: number, currency = 'NGN'): string => {
  const number = toNaira(kobo).toLocaleString('en-NG', { minimumFractionDigits: kobo % 100 === 0 ? 0 : 2 });
  return currency === 'NGN' ? `N${number}` : `${currency} ${number}`;
};

/** We received money that is not due, and give it back. */
export const refundMail = (
  site: Site,
  payment: PaymentRow,
  refund: { amountKobo: number; currency: string; reason: string },
): Mail =>
  composeMail({
    to: payment.email,
    subject: `We are refunding your ${brand.name} payment`,
    greeting: `Hello ${payment.firstName},`,
    paragraphs: [
      refund.reason,
      'You have nothing to do. Banks take up to ten working days to show a refund.',
    ],
    facts: [
      ['Refund', amount(refund.amountKobo, refund.currency)],
      ['Reference', payment.reference],
    ],
    action: {
      label: payment.userId === null ? 'See conditions we treat' : 'See my account',
      url: site.siteOrigin + (payment.userId === null ? paths.conditions : paths.accountHome),
    },
  });

/** The money of a visit or plan went back, at the provider or at the bank: what it bought has ended. */
export const reversedMail = (site: Site, payment: PaymentRow): Mail =>
  composeMail({
    to: payment.email,
    subject: `Your ${brand.name} payment was refunded`,
    greeting: `Hello ${payment.firstName},`,
    paragraphs: [
      payment.kind === 'plan'
        ? 'The payment for your health plan was given back, so the cover that it paid for has ended.'
        : 'The payment was given back, so what it paid for has ended.',
      `If you did not ask for this, write to us at ${brand.supportEmail}.`,
    ],
    facts: [
      ['Refund', amount(payment.amountKobo, payment.currency)],
      ['Reference', payment.reference],
    ],
    action: {
      label: payment.userId === null ? 'See conditions we treat' : 'See my account',
      url: site.siteOrigin + (payment.userId === null ? paths.conditions : paths.accountHome),
    },
  });

/**
 * A receipt in the contract's format. It names no illness, because employers and tax offices read receipts.
 */
import { and, eq, ne } from 'drizzle-orm';
import type { Receipt } from '@shared/contracts/api';
import { toNaira } from '../common/naira';
import type { Database } from '../db/open-database';
import { payments, plans, refunds, subscriptions, type PaymentRow, type ReceiptRow } from '../db/schema';
import { formatDay, peopleCovered } from '@shared/format';
import { moment } from '../mail/mail-text';
import { enrolleeNumber } from '../common/enrollee-number';

const kinds = { condition: 'visit', plan: 'plan', card: 'card' } as const;
const periods = { quarter: 'Quarterly', 'bi-annual': 'Bi-annually', annual: 'Annually' } as const;

/** `RCT-2026-000017`. */
export const receiptNumber = ({ year, serial }: Pick<ReceiptRow, 'year' | 'serial'>): string =>
  `RCT-${year}-${String(serial).padStart(6, '0')}`;

/** The tax that a total includes, in whole kobo. */
export const includedVat = (totalKobo: number, basisPoints: number): number =>
  Math.round((totalKobo * basisPoints) / (10_000 + basisPoints));

/** The receipt with its later refunds. Amounts in naira. */
export async function toReceiptResponse(db: Database, receipt: ReceiptRow): Promise<Receipt> {
  const [found] = await db
    .select({ payment: payments, refund: refunds, cover: subscriptions, planType: plans.type })
    .from(payments)
    // A refund that is held may still be withdrawn.
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.status, 'held')))
    .leftJoin(subscriptions, eq(subscriptions.paymentId, payments.id))
    .leftJoin(plans, eq(plans.id, payments.planId))
    .where(eq(payments.id, receipt.paymentId));
  if (!found) throw new Error('A receipt without its payment');
  const { payment, refund, cover, planType } = found;
  const wasUndone = payment.status === 'cancelled';
  return {
    number: receiptNumber(receipt),
    reference: payment.reference,
    kind: kinds[payment.kind],
    issued_at: receipt.issuedAt.toISOString(),
    payer: { name: `${payment.firstName} ${payment.lastName}`, email: payment.email },
    employer: receipt.employer,
    enrollee_number:
      payment.userId !== null && payment.planId !== null
        ? enrolleeNumber(payment.userId, payment.planId)
        : null,
    lines: listLines(payment, cover, planType),
    total: toNaira(payment.amountKobo),
    currency: payment.currency,
    vat:
      receipt.vatBasisPoints === null
        ? null
        : {
            percent: receipt.vatBasisPoints / 100,
            amount: toNaira(includedVat(payment.amountKobo, receipt.vatBasisPoints)),
          },
    tax_number: receipt.taxNumber,
    refunded: toNaira(refund?.amountKobo ?? (wasUndone ? payment.amountKobo : 0)),
  };
}

function listLines(
  payment: PaymentRow,
  cover: typeof subscriptions.$inferSelect | null,
  planType: string | null,
): Receipt['lines'] {
  if (payment.kind === 'card')
    return [{ text: 'Card check, given back', amount: toNaira(payment.amountKobo) }];
  if (payment.kind === 'condition') {
    const how = payment.method === 'video' ? 'Video consultation' : 'Message consultation';
    const when = payment.scheduledAt ? `, ${moment(payment.scheduledAt)}` : '';
    return [{ text: how + when, amount: toNaira(payment.amountKobo) }];
  }
  const text = [
    `${payment.description} health plan`,
    peopleCovered(planType, payment.quantity ?? 1, 'the holder'),
    payment.frequency && periods[payment.frequency],
    cover && `${formatDay(cover.startsAt)} to ${formatDay(cover.expiresAt)}`,
  ];
  const plan = {
    text: text.filter(Boolean).join(', '),
    amount: toNaira(payment.amountKobo + payment.creditKobo),
  };
  if (payment.creditKobo === 0) return [plan];
  return [plan, { text: 'Credit for unused cover', amount: -toNaira(payment.creditKobo) }];
}

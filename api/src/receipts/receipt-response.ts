/**
 * Formats receipts for the contract, and as lines for PDFs and mails. Receipts name no illness, because employers and
 * tax offices read them.
 */
import { and, eq, ne } from 'drizzle-orm';
import type { Receipt } from '@ilera/contracts/api';
import {
  formatDay,
  peopleCovered,
  formatDateTime,
  formatNaira,
  frequencyWords,
  zoneName,
} from '@ilera/format';
import { toNaira } from '../prices/price';
import { receiptNumber } from './issue-receipt';
import type { Database } from '../db/database';
import { payments, plans, refunds, type ReceiptRow } from '../db/schema';
import { methodName, visitTime } from '../mail/layout';
import { creditInWords } from '../mail/cover-in-words';
import { paymentOf, type PaymentOf } from '../db/payment-of';
import { fullName } from '../people/names';
import { enrolleeNumber } from '../mail/cover-in-words';

const kinds = { condition: 'visit', plan: 'plan', card: 'card' } as const;

/** The tax that a total includes, in whole kobo. */
export const includedVat = (totalKobo: number, basisPoints: number): number =>
  Math.round((totalKobo * basisPoints) / (10_000 + basisPoints));

/** The receipt with its later refunds. Amounts in naira. */
export async function toReceiptResponse(db: Database, receipt: ReceiptRow): Promise<Receipt> {
  const [row] = await db
    .select({ payment: payments, refund: refunds, planType: plans.type })
    .from(payments)
    // Held refunds may still be withdrawn.
    .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), ne(refunds.status, 'held')))
    .leftJoin(plans, eq(plans.id, payments.planId))
    .where(eq(payments.id, receipt.paymentId));
  if (!row) throw new Error('A receipt without its payment');
  const { refund, planType } = row;
  const payment = paymentOf(row.payment);
  return {
    number: receiptNumber(receipt),
    reference: payment.reference,
    kind: kinds[payment.kind],
    issued_at: receipt.issuedAt.toISOString(),
    payer: { name: fullName(payment), email: payment.email },
    employer: receipt.employer,
    enrollee_number: payment.kind === 'plan' ? enrolleeNumber(payment.userId, payment.planId) : null,
    lines: listLines(payment, receipt, planType),
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
    refunded: toNaira(refund?.amountKobo ?? 0),
  };
}

function listLines(
  payment: PaymentOf,
  { coverFrom, coverUntil }: ReceiptRow,
  planType: string | null,
): Receipt['lines'] {
  if (payment.kind === 'card')
    return [{ text: 'Card check, given back', amount: toNaira(payment.amountKobo) }];
  if (payment.kind === 'condition') {
    const text = `${methodName(payment.method)}, ${visitTime(payment.scheduledAt)}`;
    return [{ text, amount: toNaira(payment.amountKobo) }];
  }
  const text = [
    `${payment.description} health plan`,
    peopleCovered(planType, payment.quantity, 'the holder'),
    frequencyWords[payment.frequency].label,
    coverFrom && coverUntil && `${formatDay(coverFrom)} to ${formatDay(coverUntil)}`,
  ];
  const plan = {
    text: text.filter(Boolean).join(', '),
    amount: toNaira(payment.amountKobo + payment.creditKobo),
  };
  const credits = (payment.replaces ?? []).map((period) => ({
    text: `Credit for ${creditInWords(period)}`,
    amount: -toNaira(period.creditKobo),
  }));
  return [plan, ...credits];
}

/** Payer, dates and employer, without empty ones. */
export function listFacts(receipt: Receipt): [string, string][] {
  const facts: [string, string | null][] = [
    ['Date', `${formatDateTime(receipt.issued_at)} (${zoneName})`],
    ['Payment', receipt.reference],
    ['Paid by', `${receipt.payer.name}, ${receipt.payer.email}`],
    ['Employer', receipt.employer],
    ['Enrollee number', receipt.enrollee_number],
    ['Tax identification number', receipt.tax_number],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null);
}

export function listAmounts({ lines, total, vat, refunded }: Receipt): [string, string][] {
  return [
    ...lines.map(({ text, amount }): [string, string] => [text, naira(amount)]),
    ['Total paid', naira(total)],
    ...(vat ? [[`Includes VAT of ${vat.percent} %`, naira(vat.amount)] as [string, string]] : []),
    ...(refunded > 0 ? [['Refunded', naira(-refunded)] as [string, string]] : []),
  ];
}

/** `₦1,499.25` */
const naira = (amount: number): string => formatNaira(amount, '₦');

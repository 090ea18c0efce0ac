/** What a receipt says, as lines of a document or mail. */
import type { Receipt } from '@shared/contracts/api';
import { formatDateTime, formatNaira, zoneName } from '@shared/format';

/** Payer, dates and employer; absent ones are left out. */
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

/** Its lines, the total, and the tax and refund where there are any. */
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

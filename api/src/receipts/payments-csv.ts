/** The payment history as CSV. */
import { and, desc, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { toNaira } from '../common/naira';
import type { Database } from '../db/open-database';
import { payments, receipts } from '../db/schema';
import { receiptNumber } from './receipt-response';

const statusWords = { processing: 'Pending', success: 'Paid', cancelled: 'Cancelled' } as const;

/**
 * All plan payments of a person, newest first, amounts in naira. Starts with a byte order mark, for
 * spreadsheets.
 */
export async function paymentsCsv(db: Database, userId: number): Promise<Uint8Array> {
  const rows = await db
    .select({ payment: payments, receipt: receipts })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(eq(payments.userId, userId), eq(payments.kind, 'plan')))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const fields = ['Date', 'Reference', 'Receipt', 'Plan', 'Amount', 'Currency', 'Status'];
  const data = rows.map(({ payment, receipt }) => [
    payment.createdAt.toISOString(),
    payment.reference,
    receipt ? receiptNumber(receipt) : '',
    payment.description,
    toNaira(payment.amountKobo).toFixed(2),
    payment.currency,
    statusWords[payment.status],
  ]);
  // Spreadsheets run a cell that begins like a formula.
  const text = Papa.unparse({ fields, data }, { escapeFormulae: true });
  return Buffer.from(`\uFEFF${text}\r\n`);
}

/** Receipts as data and as PDF, and the payment history as CSV. Calls of our own, feature `receipts`. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Receipt } from '@ilera/contracts/api';
import { isoTime } from '@ilera/format';
import { and, eq, or, desc } from 'drizzle-orm';
import { readAudited, recordAccess } from '../audit/read-audited';
import { mountCall, success } from '../http/mount-call';
import type { Services } from '../services';
import { visits, payments, receipts } from '../db/schema';
import { writeCsv } from '../common/csv';
import { notFound } from '../common/response-error';
import { receiptNumber } from './issue-receipt';
import { toReceiptResponse } from './receipt-response';
import { toNaira } from '../prices/price';
import { emailIs, type Database } from '../db/database';

export function receiptRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, 'receipt', async ({ params, caller }) =>
    success(await findReceipt(services, params.reference, { userId: caller.id })),
  );
  mountCall(app, services, 'receiptPdf', async ({ params, caller, reply }) =>
    sendPdf(reply, await findReceipt(services, params.reference, { userId: caller.id })),
  );
  mountCall(app, services, 'guestReceipt', async ({ body }) =>
    success(await findReceipt(services, body.reference, { email: body.email })),
  );
  mountCall(app, services, 'guestReceiptPdf', async ({ body, reply }) =>
    sendPdf(reply, await findReceipt(services, body.reference, { email: body.email })),
  );
  mountCall(app, services, 'paymentsCsv', async ({ caller, reply }) => {
    attach(reply, 'payments.csv');
    const entry = { what: 'payment', subjectId: caller.id } as const;
    return readAudited(services, entry, () => paymentsCsv(services.db, caller.id));
  });
}

const attach = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

async function sendPdf(reply: FastifyReply, receipt: Receipt): Promise<Uint8Array> {
  // Loaded at the first receipt, because the library and its font slow down the start.
  const { receiptPdf } = await import('./receipt-pdf');
  const bytes = await receiptPdf(receipt);
  attach(reply, `${receipt.number}.pdf`);
  return bytes;
}

/**
 * A person may read receipts of their own payments and of visits in the account; a guest those of the paying address.
 */
type Reader = { userId: number } | { email: string };

/** Throws the same 404 for a payment that does not exist, is another person's, or was never completed. */
async function findReceipt(services: Services, reference: string, reader: Reader): Promise<Receipt> {
  const isReaders =
    'userId' in reader
      ? or(eq(payments.userId, reader.userId), eq(visits.userId, reader.userId))
      : and(eq(payments.kind, 'condition'), emailIs(payments.email, reader.email));
  const record = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ payment: payments, receipt: receipts, visitor: visits.userId })
      .from(payments)
      .leftJoin(visits, eq(visits.paymentId, payments.id))
      .leftJoin(receipts, eq(receipts.paymentId, payments.id))
      .where(and(eq(payments.reference, reference), isReaders));
    if (row)
      await recordAccess(tx, {
        what: 'receipt',
        subjectId: row.payment.userId ?? row.visitor,
        record: reference,
      });
    return row;
  });
  if (!record?.receipt) throw notFound('This receipt');
  const receipt = await toReceiptResponse(services.db, record.receipt);
  // A guest may have typed anybody's address, so the employer stays hidden.
  return 'email' in reader ? { ...receipt, employer: null } : receipt;
}

const statusWords = { processing: 'Pending', success: 'Paid', cancelled: 'Cancelled' } as const;

/** Lists a person's plan payments, newest first, amounts in naira. */
async function paymentsCsv(db: Database, userId: number): Promise<Uint8Array> {
  const rows = await db
    .select({ payment: payments, receipt: receipts })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(eq(payments.userId, userId), eq(payments.kind, 'plan')))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  const fields = ['Date', 'Reference', 'Receipt', 'Plan', 'Amount', 'Currency', 'Status'];
  const data = rows.map(({ payment, receipt }) => [
    isoTime(payment.settledAt ?? payment.createdAt),
    payment.reference,
    receipt ? receiptNumber(receipt) : '',
    payment.description,
    toNaira(payment.amountKobo).toFixed(2),
    payment.currency,
    statusWords[payment.status],
  ]);
  return writeCsv(fields, data);
}

/** Receipts as data and as PDF, and the payment history as CSV. Calls of our own, feature `receipts`. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Receipt } from '@shared/contracts/api';
import { readAudited } from '../audit/read-audited';
import { networkLimit } from '../limits/limits';
import { mountCall } from '../http/mount-call';
import { success } from '../http/success';
import type { Services } from '../services';
import { findReceipt } from './find-receipt';
import { paymentsCsv } from './payments-csv';

/** Mounts the calls about receipts. */
export function receiptRoutes(app: FastifyInstance, services: Services): void {
  const limited = { limit: networkLimit, guessed: true } as const;

  mountCall(app, services, 'receipt', async ({ params, who }) =>
    success(await findReceipt(services, params.reference, { userId: who.id })),
  );
  mountCall(app, services, 'receiptPdf', async ({ params, who, reply }) =>
    sendPdf(reply, await findReceipt(services, params.reference, { userId: who.id })),
  );
  mountCall(
    app,
    services,
    'guestReceipt',
    async ({ body }) => success(await findReceipt(services, body.reference, { email: body.email })),
    limited,
  );
  mountCall(
    app,
    services,
    'guestReceiptPdf',
    async ({ body, reply }) =>
      sendPdf(reply, await findReceipt(services, body.reference, { email: body.email })),
    limited,
  );
  mountCall(app, services, 'paymentsCsv', async ({ who, reply }) => {
    attach(reply, 'payments.csv');
    const entry = { what: 'payment', subjectId: who.id } as const;
    return readAudited(services, entry, (tx) => paymentsCsv(tx, who.id));
  });
}

const attach = (reply: FastifyReply, name: string) =>
  reply.header('content-disposition', `attachment; filename="${name}"`);

async function sendPdf(reply: FastifyReply, receipt: Receipt): Promise<Uint8Array> {
  // Loaded at the first receipt, because the library and its font slow down a start.
  const { receiptPdf } = await import('./receipt-pdf');
  const bytes = await receiptPdf(receipt);
  attach(reply, `${receipt.number}.pdf`);
  return bytes;
}

/** Finds the receipt that a reader may see. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { Receipt } from '@shared/contracts/api';
import { recordRead } from '../audit/read-audited';
import { visits, payments, receipts } from '../db/schema';
import { notFound } from '../common/http-error';
import type { Services } from '../services';
import { toReceiptResponse } from './receipt-response';

/**
 * A person reads receipts of own payments and of visits in the account; a guest those of the address that
 * paid.
 */
export type Reader = { userId: number } | { email: string };

/** Throws the same 404 for a payment that does not exist, is another person's, or was never completed. */
export async function findReceipt(services: Services, reference: string, reader: Reader): Promise<Receipt> {
  const isReaders =
    'userId' in reader
      ? or(eq(payments.userId, reader.userId), eq(visits.userId, reader.userId))
      : and(
          eq(payments.kind, 'condition'),
          eq(sql`lower(${payments.email})`, reader.email.trim().toLowerCase()),
        );
  const found = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ payment: payments, receipt: receipts, visitor: visits.userId })
      .from(payments)
      .leftJoin(visits, eq(visits.paymentId, payments.id))
      .leftJoin(receipts, eq(receipts.paymentId, payments.id))
      .where(and(eq(payments.reference, reference), isReaders));
    if (row)
      await recordRead(tx, {
        what: 'receipt',
        subjectId: row.payment.userId ?? row.visitor,
        record: reference,
      });
    return row;
  });
  if (!found?.receipt) throw notFound('This receipt');
  return toReceiptResponse(services.db, found.receipt);
}

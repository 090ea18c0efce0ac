import { desc, eq, type SQL } from 'drizzle-orm';
import type { SupportPerson } from '@ilera/contracts/api';
import { toNaira } from '../../prices/price';
import type { Database } from '../../db/database';
import { payments, receipts, refunds, staff, supportRefunds } from '../../db/schema';
import { receiptNumber } from '../../receipts/issue-receipt';

export async function showPayments(
  tx: Database,
  where: SQL | undefined,
  staffId: number,
): Promise<SupportPerson['payments']> {
  const rows = await tx
    .select({
      payment: payments,
      receipt: receipts,
      refund: refunds,
      request: supportRefunds,
      by: staff.name,
    })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(supportRefunds, eq(supportRefunds.paymentId, payments.id))
    .leftJoin(staff, eq(staff.id, supportRefunds.staffId))
    .where(where)
    .orderBy(desc(payments.id))
    .limit(100);
  return rows.map(({ payment, receipt, refund, request, by }) => {
    const isRefundable = payment.status === 'success' && refund === null;
    return {
      reference: payment.reference,
      kind: payment.kind,
      status: payment.status,
      reason: payment.reason,
      amount: toNaira(payment.amountKobo),
      receipt: receipt && receiptNumber(receipt),
      created_at: payment.createdAt.toISOString(),
      refund: refund && {
        amount: toNaira(refund.amountKobo),
        status: refund.status,
        created_at: refund.createdAt.toISOString(),
      },
      can_refund: isRefundable,
      proposal:
        isRefundable && request?.approvedId === null
          ? { by: by ?? '', is_own: request.staffId === staffId, reason: request.reason }
          : null,
    };
  });
}

/** Payment problems that operators see. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { lastChangedBy } from '../audit/last-changed-by';
import { recordAccess } from '../audit/read-audited';
import { notFound, ResponseError } from '../common/response-error';
import type { Database } from '../db/database';
import {
  paymentIssues,
  payments,
  refunds,
  staff,
  supportRefunds,
  users,
  type PaymentRow,
} from '../db/schema';
import { toNaira } from '../prices/price';
import type { Services } from '../services';

type IssueKind = (typeof paymentIssues.$inferSelect)['kind'];

/** Records an issue, unless one of its kind is open for the payment. */
export async function recordIssue(
  tx: Database,
  services: Services,
  payment: { id: number },
  kind: IssueKind,
  detail: string,
): Promise<void> {
  await tx
    .insert(paymentIssues)
    .values({ paymentId: payment.id, kind, detail, createdAt: services.now() })
    .onConflictDoNothing();
}

/** Issues that a person must handle; the others are refunded automatically. */
const needsPerson: IssueKind[] = ['dispute', 'refund-failed', 'refund-attention', 'paid-after-refund'];

/**
 * Open issues: first refunds that await a second person, then issues that need a person, then the rest by age. A
 * proposal that nobody can approve any more, because the money is on its way or the payer is erased, is no issue.
 */
export async function openIssues(db: Database) {
  const proposed = await db
    .select({ proposal: supportRefunds, payment: payments, by: staff.name })
    .from(supportRefunds)
    .innerJoin(payments, eq(payments.id, supportRefunds.paymentId))
    .innerJoin(staff, eq(staff.id, supportRefunds.staffId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .leftJoin(users, eq(users.id, payments.userId))
    .where(
      and(
        isNull(supportRefunds.approvedId),
        eq(payments.status, 'success'),
        isNull(refunds.id),
        isNull(users.erasedAt),
      ),
    )
    .orderBy(asc(supportRefunds.id));
  const rows = await db
    .select({ issue: paymentIssues, payment: payments })
    .from(paymentIssues)
    .innerJoin(payments, eq(payments.id, paymentIssues.paymentId))
    .where(isNull(paymentIssues.resolvedAt))
    .orderBy(desc(inArray(paymentIssues.kind, needsPerson)), asc(paymentIssues.id))
    .limit(200);
  return [
    ...proposed.map(({ proposal: { reason, createdAt }, payment, by }) => ({
      id: null,
      kind: 'refund-proposed',
      detail: `${by}: ${reason}`,
      ...factsOf(payment),
      created_at: createdAt.toISOString(),
    })),
    ...rows.map(({ issue, payment }) => ({
      id: issue.id,
      kind: issue.kind,
      detail: issue.detail,
      ...factsOf(payment),
      created_at: issue.createdAt.toISOString(),
    })),
  ];
}

const factsOf = ({ userId, reference, amountKobo }: PaymentRow) => ({
  key: userId === null ? reference : `U${userId}`,
  reference,
  amount: toNaira(amountKobo),
});

/** Closes the issues of a refund that has arrived, so that nobody sends the money again by hand. */
export const closeRefundIssues = (
  tx: Database,
  { now }: Services,
  payment: { id: number },
): Promise<unknown> =>
  tx
    .update(paymentIssues)
    .set({ resolvedAt: now() })
    .where(
      and(
        eq(paymentIssues.paymentId, payment.id),
        inArray(paymentIssues.kind, ['refund-failed', 'refund-attention']),
        isNull(paymentIssues.resolvedAt),
      ),
    )
    .execute();

/**
 * Closes an issue, safe to repeat by the same staff member. Throws 404 for an unknown id, 409 if the issue was closed
 * otherwise, so that two people do not both send its money by hand.
 */
export async function resolveIssue(
  tx: Database,
  { now }: Services,
  id: number,
  staffId: number,
): Promise<void> {
  const isThis = eq(paymentIssues.id, id);
  const record = `issue-${id}`;
  const [closed] = await tx
    .update(paymentIssues)
    .set({ resolvedAt: now() })
    .where(and(isThis, isNull(paymentIssues.resolvedAt)))
    .returning();
  if (closed) return recordAccess(tx, { what: 'payment', subjectId: null, record }, 'changed');
  if ((await tx.$count(paymentIssues, isThis)) === 0) throw notFound('This entry');
  const by = await lastChangedBy(tx, 'payment', record);
  if (by?.id !== staffId)
    throw new ResponseError(409, `${by?.name ?? 'Somebody'} closed this entry meanwhile.`);
}

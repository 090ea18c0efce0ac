/** Problems of payments for operators: an entry in the database, and a line in the log. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentIssues, payments, staff, supportRefunds, type PaymentRow } from '../db/schema';
import type { Services } from '../services';

type IssueKind = (typeof paymentIssues.$inferSelect)['kind'];

/** Writes the entry, unless one of its kind is open for the payment. */
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

/** Of all others the money goes back by itself. */
const needsSomebody: IssueKind[] = ['dispute', 'refund-failed', 'refund-attention', 'paid-after-refund'];

/** The open entries: refunds that wait for a second person, then those that need somebody, then the oldest. */
export async function openIssues(db: Database) {
  const proposed = await db
    .select({ proposal: supportRefunds, payment: payments, by: staff.name })
    .from(supportRefunds)
    .innerJoin(payments, eq(payments.id, supportRefunds.paymentId))
    .innerJoin(staff, eq(staff.id, supportRefunds.staffId))
    .where(and(isNull(supportRefunds.approvedId), eq(payments.status, 'success')))
    .orderBy(asc(supportRefunds.id));
  const rows = await db
    .select({ issue: paymentIssues, payment: payments })
    .from(paymentIssues)
    .innerJoin(payments, eq(payments.id, paymentIssues.paymentId))
    .where(isNull(paymentIssues.resolvedAt))
    .orderBy(desc(inArray(paymentIssues.kind, needsSomebody)), asc(paymentIssues.id))
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
  amount: amountKobo / 100,
});

/** Closes an entry; a closed one stays as it is. False when it is unknown. */
export async function resolveIssue(db: Database, id: number, now: Date): Promise<boolean> {
  const isThis = eq(paymentIssues.id, id);
  await db
    .update(paymentIssues)
    .set({ resolvedAt: now })
    .where(and(isThis, isNull(paymentIssues.resolvedAt)));
  return (await db.$count(paymentIssues, isThis)) > 0;
}

/** Problems of payments for operators: an entry in the database, and a line in the log. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { paymentIssues, payments } from '../db/schema';
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

/** The open entries: those first that need somebody, then the oldest. */
export async function openIssues(db: Database) {
  const rows = await db
    .select({ issue: paymentIssues, payment: payments })
    .from(paymentIssues)
    .innerJoin(payments, eq(payments.id, paymentIssues.paymentId))
    .where(isNull(paymentIssues.resolvedAt))
    .orderBy(desc(inArray(paymentIssues.kind, needsSomebody)), asc(paymentIssues.id))
    .limit(200);
  return rows.map(({ issue, payment }) => ({
    id: issue.id,
    kind: issue.kind,
    detail: issue.detail,
    key: payment.userId === null ? payment.reference : `U${payment.userId}`,
    reference: payment.reference,
    amount: payment.amountKobo / 100,
    created_at: issue.createdAt.toISOString(),
  }));
}

/** Closes an entry; a closed one stays as it is. False when it is unknown. */
export async function resolveIssue(db: Database, id: number, now: Date): Promise<boolean> {
  const isThis = eq(paymentIssues.id, id);
  await db
    .update(paymentIssues)
    .set({ resolvedAt: now })
    .where(and(isThis, isNull(paymentIssues.resolvedAt)));
  return (await db.$count(paymentIssues, isThis)) > 0;
}

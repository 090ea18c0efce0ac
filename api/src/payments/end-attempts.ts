/** The ends of an attempt to pay but for success: it is cancelled, or another one replaces it. */
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import { payments, type PaymentRow } from '../db/schema';
import type { Database } from '../db/database';
import type { Services } from '../services';

/** Cancels payments, with the reason that the person reads. */
export const cancelPayments = (
  tx: Database,
  { now }: Services,
  which: SQL | undefined,
  reason: string,
): Promise<unknown> =>
  tx.update(payments).set({ status: 'cancelled', reason, settledAt: now() }).where(which).execute();

/** Cancels one that the caller has locked. */
export const cancelPayment = (
  tx: Database,
  services: Services,
  { id }: Pick<PaymentRow, 'id'>,
  reason: string,
): Promise<unknown> => cancelPayments(tx, services, eq(payments.id, id), reason);

/** Notes that those of the attempts that were not paid do not count any more: what is paid on their pages goes back. */
export const supersede = (tx: Database, { now }: Services, which: SQL | undefined): Promise<unknown> =>
  tx
    .update(payments)
    .set({ supersededAt: now() })
    .where(and(which, ne(payments.status, 'success'), isNull(payments.supersededAt)))
    .execute();

/** For a `where`: the attempts that one replaces, those of the person's plan or card, or of the same visit. */
export const isReplacedBy = ({
  kind,
  userId,
  fingerprint,
}: Pick<PaymentRow, 'kind' | 'fingerprint'> & { userId?: number | null }) =>
  and(
    eq(payments.kind, kind),
    kind === 'condition' || !userId ? eq(payments.fingerprint, fingerprint) : eq(payments.userId, userId),
  );

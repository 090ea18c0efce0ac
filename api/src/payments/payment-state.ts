/** The state of a payment, for the person who waits for it. */
import { eq, sql, type SQL } from 'drizzle-orm';
import { recordAccess } from '../audit/read-audited';
import { notFound } from '../common/response-error';
import type { Database } from '../db/database';
import { payments, refunds } from '../db/schema';
import { toNaira } from '../prices/price';
import type { Services } from '../services';
import { isPayable, isUndecided } from './attempt';
import { settlePayment } from './settle-payment';

type PaymentState = Awaited<ReturnType<typeof selectState>>[number];

/** Reads a payment and records the read. Settles an undecided payment with the provider first. Throws 404. */
export async function readPayment(services: Services, where: SQL | undefined): Promise<PaymentState> {
  const { db, now } = services;
  const state = await db.transaction(async (tx) => {
    const [current] = await selectState(tx, now(), where);
    if (!current) throw notFound('This payment');
    const { userId, reference } = current.payment;
    await recordAccess(tx, { what: 'payment', subjectId: userId, record: reference });
    return current;
  });
  if (!state.isUndecided) return state;
  await askProvider(services, state.payment.reference);
  const [fresh] = await selectState(db, now(), eq(payments.id, state.payment.id));
  return fresh ?? state;
}

/** Formats a payment's state, with the provider's page while it can still be paid. */
export const toState = ({ payment, isPayable, refundId }: PaymentState) => ({
  reference: payment.reference,
  status: payment.status,
  reason: payment.reason,
  amount: toNaira(payment.amountKobo),
  currency: payment.currency,
  authorization_url: isPayable && payment.providerStatus === 'abandoned' ? payment.authorizationUrl : null,
  refunded: payment.status === 'cancelled' && refundId !== null,
});

const selectState = (db: Database, now: Date, where: SQL | undefined) =>
  db
    .select({
      payment: payments,
      refundId: refunds.id,
      isUndecided: sql<boolean | null>`${isUndecided(now)}`,
      isPayable: sql<boolean>`${isPayable(now)}`,
    })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(where);

/** Settles a payment, at most as often as the provider allows. */
const askProvider = (services: Services, reference: string): Promise<void> =>
  services.oneAtATime(`settle:${reference}`, async () => {
    const now = services.now().getTime();
    if (now - (services.providerAskedAt.get(reference) ?? 0) < services.provider.askIntervalMs) return;
    services.providerAskedAt.set(reference, now);
    // When the provider fails, our own status is returned.
    await settlePayment(services, reference).catch(() => undefined);
  });

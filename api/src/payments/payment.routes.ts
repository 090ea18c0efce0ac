/**
 * The state of a payment, the payment history, and another card. Guests' bookings are in
 * purchases/guest-booking.routes.ts.
 */
import { and, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Payment } from '@ilera/contracts/api';
import { ownCondition, paths } from '@ilera/contracts';
import { dayMs } from '@ilera/format';
import { readAudited } from '../audit/read-audited';
import type { Database } from '../db/database';
import { paymentOf } from '../db/payment-of';
import { payments, receipts, users, type PaymentRow } from '../db/schema';
import { success, mountCall } from '../http/mount-call';
import { showOwnPage, totalOfAll } from '../http/paging';
import type { Services } from '../services';
import { toNaira, cardCheckKobo } from '../prices/price';
import { readPayment, toState } from './payment-state';
import { neutralTitles } from './payment-words';
import { startPayment } from './start-payment';

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;

  mountCall(app, services, 'conditionPaymentResult', async ({ params }) => {
    const where = and(eq(payments.reference, params.reference), eq(payments.kind, 'condition'));
    const state = await readPayment(services, where);
    const { payment } = state;
    return success({
      ...toState(state),
      title: titleOf(payment, services.now()),
      date: payment.dateText ?? '',
      method: paymentOf(payment, 'condition').method,
    });
  });

  mountCall(app, services, 'paymentResult', async ({ params, caller }) => {
    // Another person's reference gets the same 404 as an unknown one.
    const isTheirs = and(eq(payments.userId, caller.id), ne(payments.kind, 'condition'));
    const state = await readPayment(services, and(eq(payments.reference, params.reference), isTheirs));
    const { payment } = state;
    return success({
      ...toState(state),
      kind: payment.kind === 'card' ? ('card' as const) : ('plan' as const),
      description: payment.description,
      created_at: payment.createdAt.toISOString(),
    });
  });

  mountCall(app, services, 'payments', async ({ params, query }) => {
    const list = {
      query,
      read: (limit: number, offset: number) => planPayments(db, params.userId, limit, offset),
      textsOf: ({ description }: PaidRow) => [description],
      show: showPayment,
    };
    const entry = { what: 'payment', subjectId: params.userId } as const;
    return success(await readAudited(services, entry, () => showOwnPage(list)));
  });

  // A GET with a side effect (R4.54), so a repeat returns the open attempt instead of starting another.
  mountCall(app, services, 'updateCard', async ({ caller }) => {
    const [person] = await db.select().from(users).where(eq(users.id, caller.id));
    if (!person) throw new Error('A session without its person');
    const started = await startPayment(services, {
      subject: { kind: 'card', userId: caller.id },
      identity: ['card', caller.id],
      alreadyPaid: 'Your card was updated a moment ago.',
      details: { firstName: person.firstName, lastName: person.lastName, saveCard: true },
      price: () =>
        Promise.resolve({
          email: person.email,
          description: 'Card update',
          amountKobo: cardCheckKobo,
          redirectUrl: config.siteOrigin + paths.accountHome,
        }),
    });
    return success(started, 'Redirecting to payment page...');
  });
}

type PaidRow = Awaited<ReturnType<typeof planPayments>>[number];

const planPayments = (db: Database, userId: number, limit: number, offset: number) =>
  db
    .select({
      id: payments.id,
      reference: payments.reference,
      description: payments.description,
      amountKobo: payments.amountKobo,
      createdAt: payments.createdAt,
      status: payments.status,
      receiptOf: receipts.paymentId,
      total: totalOfAll,
    })
    .from(payments)
    .leftJoin(receipts, eq(receipts.paymentId, payments.id))
    .where(and(eq(payments.userId, userId), eq(payments.kind, 'plan')))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit)
    .offset(offset);

function showPayment({ amountKobo, createdAt, receiptOf, total: _, ...row }: PaidRow): Payment {
  return {
    ...row,
    amount: toNaira(amountKobo),
    created_at: createdAt.toISOString(),
    has_receipt: receiptOf !== null,
  };
}

/**
 * Names a paid visit's condition for one day, and never the guest's own words: receipts, which others read, carry the
 * reference that opens this state.
 */
function titleOf({ conditionId, createdAt, description }: PaymentRow, now: Date): string {
  if (conditionId === null) return ownCondition.replace(':', '');
  return now.getTime() - createdAt.getTime() < dayMs ? description : neutralTitles.condition;
}

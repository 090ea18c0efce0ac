/** One visit: what it is, and moving and cancelling it (R4.78). Calls of our own, feature `visits`. */
import { and, asc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Visit } from '@shared/contracts/api';
import { readAudited } from '../audit/read-audited';
import { toNaira } from '../common/naira';
import type { Database } from '../db/open-database';
import { appointments, payments, refunds, users, type PaymentRow } from '../db/schema';
import { success } from '../http/success';
import { mountCall } from '../http/mount-call';
import { notFound, unprocessable } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { cancelledVisitMail, movedVisitMail } from '../mail/visit-mails';
import { refundWords } from '../payments/refund-cause';
import { requestRefund, sendRefunds } from '../payments/refunds';
import type { Services } from '../services';
import { lockPerson } from '../sessions/lock-person';
import { checkBookingDate } from './booking-date';
import { checkFreeSlot } from './check-free-slot';
import { checkFreeVisit } from './free-visits';
import { takePlace } from '../clinic/hours/take-place';
import { toVisitResponse } from './visit-response';

interface VisitRow {
  row: typeof appointments.$inferSelect;
  payment: PaymentRow | null;
  refund: typeof refunds.$inferSelect | null;
}

/** A visit can be changed until this long before it starts. */
const lastChangeMs = 2 * 60 * 60_000;

/** Mounts the calls about one visit. Another person's visit gets the same 404 as an unknown one. */
export function visitRoutes(app: FastifyInstance, services: Services): void {
  const { db, config } = services;
  const readOwn = (subjectId: number, record: string) =>
    readAudited(services, { what: 'visit', subjectId, record }, (tx) => ownVisit(tx, subjectId, record));
  const show = (visit: VisitRow) => showVisit(visit, services.now());

  mountCall(app, services, 'visit', async ({ params, who }) =>
    success(show(await readOwn(who.id, params.reference))),
  );

  mountCall(app, services, 'nextVisit', async ({ who }) => {
    const [next] = await readAudited(services, { what: 'visit', subjectId: who.id }, (tx) =>
      withPayment(tx)
        .where(
          and(
            eq(appointments.userId, who.id),
            eq(appointments.status, 'processing'),
            gt(appointments.scheduledAt, services.now()),
          ),
        )
        .orderBy(asc(appointments.scheduledAt))
        .limit(1),
    );
    return success(next ? show(next) : null);
  });

  mountCall(app, services, 'moveVisit', async ({ params, body, who }) => {
    const now = services.now();
    const date = checkBookingDate(body.date, now);
    await db.transaction(async (tx) => {
      await lockPerson(tx, who.id);
      const visit = await ownVisit(tx, who.id, params.reference);
      checkOpen(visit, now);
      await checkFreeSlot(tx, who.id, date.at, { id: visit.row.id });
      if (!visit.payment) await checkFreeVisit(tx, services, who.id, date.at);
      await takePlace(tx, { at: date.at, method: visit.row.method, except: visit.row.id });
      const moved = await change(tx, visit, { scheduledAt: date.at });
      // The paid slot is the new one: it cannot be bought again, and the earlier one can.
      if (visit.payment)
        await tx
          .update(payments)
          .set({ scheduledAt: date.at, dateText: body.date })
          .where(eq(payments.id, visit.payment.id));
      await tell(tx, who.id, (person) => movedVisitMail(config, person, moved));
    });
    services.mailWaiting();
    return success(show(await readOwn(who.id, params.reference)), 'Your visit was moved.');
  });

  mountCall(app, services, 'cancelVisit', async ({ params, who }) => {
    const now = services.now();
    await db.transaction(async (tx) => {
      await lockPerson(tx, who.id);
      const visit = await ownVisit(tx, who.id, params.reference);
      if (visit.row.status === 'cancelled') return;
      checkOpen(visit, now);
      const cancelled = await change(tx, visit, { status: 'cancelled' });
      if (visit.payment) await returnPayment(tx, services, visit.payment);
      await tell(tx, who.id, (person) => cancelledVisitMail(config, person, cancelled));
    });
    services.mailWaiting();
    // The refund is stored; housekeeping sends it again if the provider fails now.
    await sendRefunds(services);
    return success(show(await readOwn(who.id, params.reference)), 'Your visit was cancelled.');
  });
}

const withPayment = (db: Database) =>
  db
    .select({ row: appointments, payment: payments, refund: refunds })
    .from(appointments)
    .leftJoin(payments, eq(payments.id, appointments.paymentId))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id));

async function ownVisit(db: Database, userId: number, reference: string): Promise<VisitRow> {
  const [visit] = await withPayment(db).where(
    and(eq(appointments.userId, userId), eq(appointments.reference, reference)),
  );
  if (!visit) throw notFound('This visit');
  return visit;
}

const isOpen = ({ row }: VisitRow, now: Date): boolean =>
  row.status === 'processing' && row.scheduledAt.getTime() - now.getTime() >= lastChangeMs;

function checkOpen(visit: VisitRow, now: Date): void {
  if (visit.row.status !== 'processing') throw unprocessable('This visit is over or was cancelled.');
  if (!isOpen(visit, now))
    throw unprocessable('A visit can be changed until two hours before it starts. Please call us.');
}

/** Writes the change, unless another request ended or moved the visit meanwhile. */
async function change(
  tx: Database,
  { row }: VisitRow,
  values: Partial<Pick<VisitRow['row'], 'scheduledAt' | 'status'>>,
): Promise<VisitRow['row']> {
  const [changed] = await tx
    .update(appointments)
    .set(values)
    .where(
      and(
        eq(appointments.id, row.id),
        eq(appointments.status, 'processing'),
        eq(appointments.scheduledAt, row.scheduledAt),
      ),
    )
    .returning();
  if (!changed) throw unprocessable('This visit has just been changed. Look at it again.');
  return changed;
}

/** From here on the payment does not count as paid, so that the same time can be bought again. */
async function returnPayment(tx: Database, services: Services, payment: PaymentRow): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'cancelled', reason: refundWords.cancelled, settledAt: services.now() })
    .where(eq(payments.id, payment.id));
  await requestRefund(tx, services, payment, 'cancelled');
}

async function tell(
  tx: Database,
  userId: number,
  mailTo: (person: typeof users.$inferSelect) => Parameters<typeof enqueueMail>[1],
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  if (person) await enqueueMail(tx, mailTo(person));
}

function showVisit(visit: VisitRow, now: Date): Visit {
  const { row, payment, refund } = visit;
  const open = isOpen(visit, now);
  return {
    ...toVisitResponse(row),
    amount: payment ? toNaira(payment.amountKobo) : null,
    payment_reference: payment?.reference ?? null,
    can_move: open,
    can_cancel: open,
    refunded: refund !== null,
  };
}

/** Moves and cancels visits for accounts, guests with a link, and support (R4.78, R4.97). */
import { changeNotice } from '@ilera/contracts';
import { eq } from 'drizzle-orm';
import { hourMs } from '@ilera/format';
import { personLink } from './guest-token';
import { requireCapacity } from '../slots/capacity';
import { skipPassedReminders } from './messages/send-visit-messages';
import { tellAssignedStaff } from './messages/visit-messages';
import { personOf, stateOf, type VisitFacts } from './select-visits';
import { paymentOf } from '../db/payment-of';
import { notFound, unprocessable } from '../common/response-error';
import type { Database } from '../db/database';
import { visits, payments } from '../db/schema';
import { changedMail } from '../mail/clinic-mails';
import { enqueueMail } from '../mail/enqueue-mail';
import { cancelledVisitMail, movedVisitMail, type ChangedBy, type VisitBooker } from '../mail/visit-mails';
import { paidBefore, lockPurchase } from '../payments/purchase-lock';
import { cancelAndRefund } from '../payments/refunds';
import type { Services } from '../services';
import { lockPerson } from '../people/lock-person';
import { checkBookingDate, checkNoOtherVisit, alreadyBooked, checkCoveredOrFree } from './check-booking';

type Row = VisitFacts['row'];

/**
 * Milliseconds before a visit at which it can last be changed. Support can change a visit until it starts, even past
 * its time if no doctor came.
 */
const lastChangeMs: Record<ChangedBy, number> = {
  person: changeNotice.hours * hourMs,
  support: Number.NEGATIVE_INFINITY,
  cover: Number.NEGATIVE_INFINITY,
};

/** Whether a visit can be moved and cancelled. */
export const canChange = (row: Row, now: Date, by: ChangedBy = 'person'): boolean =>
  stateOf(row) === 'waiting' && row.scheduledAt.getTime() - now.getTime() >= lastChangeMs[by];

/** Moves a visit to the time of `dateText`, unless it is at that time already. The caller has locked the visit. */
export async function moveVisit(
  tx: Database,
  services: Services,
  visit: VisitFacts,
  dateText: string,
  by: ChangedBy = 'person',
): Promise<void> {
  const now = services.now();
  const { row, payment } = visit;
  const { at } = checkBookingDate(dateText, now);
  // A repeat after a lost response, when the new time may be too near for another move.
  if (stateOf(row) === 'waiting' && at.getTime() === row.scheduledAt.getTime()) return;
  checkOpen(row, now, by);
  await checkTime(tx, services, visit, at);
  await requireCapacity(tx, { at, method: row.method, except: row.id });
  await tx.update(visits).set({ scheduledAt: at }).where(eq(visits.id, row.id));
  // The payment moves to the new slot, so that the old slot can be bought again and the new one cannot.
  if (payment)
    await tx.update(payments).set({ scheduledAt: at, dateText }).where(eq(payments.id, payment.id));
  const moved = { ...row, scheduledAt: at };
  await skipPassedReminders(tx, moved, now);
  await enqueueMail(tx, movedVisitMail(bookerOf(services, visit), moved, by));
  await tellAssignedStaff(tx, visit, (staff) => changedMail(services.config, staff, moved, 'moved'));
}

/** Cancels a visit, unless it is cancelled already, and refunds its payment, unless the payment was taken back. */
export async function cancelVisit(
  tx: Database,
  services: Services,
  visit: VisitFacts,
  by: ChangedBy = 'person',
): Promise<void> {
  const { row, payment } = visit;
  if (stateOf(row) === 'cancelled') return;
  checkOpen(row, services.now(), by);
  await tx.update(visits).set({ status: 'cancelled' }).where(eq(visits.id, row.id));
  if (payment?.status === 'success')
    await cancelAndRefund(tx, services, payment, by === 'person' ? 'cancelled' : 'support');
  await enqueueMail(tx, cancelledVisitMail(bookerOf(services, visit), row, by));
  await tellAssignedStaff(tx, visit, (staff) => changedMail(services.config, staff, row, 'cancelled'));
}

function checkOpen(row: Row, now: Date, by: ChangedBy): void {
  if (stateOf(row) !== 'waiting') throw unprocessable('This visit has begun, is over or was cancelled.');
  if (!canChange(row, now, by))
    throw unprocessable(
      `A visit can be changed until ${changeNotice.text} before it starts. Please call us.`,
    );
}

/** Throws under `date` if the person has another visit at that time, or would have to pay for the new time. */
async function checkTime(
  tx: Database,
  services: Services,
  { row, payment }: VisitFacts,
  at: Date,
): Promise<void> {
  if (row.userId !== null) {
    if (!(await lockPerson(tx, row.userId))) throw notFound('This visit');
    await checkNoOtherVisit(tx, row.userId, at, { id: row.id });
    if (!payment) await checkCoveredOrFree(tx, services, row.userId, at);
  } else if (payment) {
    const movedPayment = { ...paymentOf(payment, 'condition'), scheduledAt: at };
    await lockPurchase(tx, movedPayment);
    if (await paidBefore(tx, movedPayment)) throw alreadyBooked();
  }
}

const bookerOf = ({ config }: Services, visit: VisitFacts): VisitBooker => ({
  ...personOf(visit),
  url: personLink(config, visit),
  isGuest: visit.row.userId === null,
});

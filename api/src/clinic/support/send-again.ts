/** Resends mails that a caller asks for. Leaves a note for colleagues, and refuses the same mail twice at once. */
import { and, eq } from 'drizzle-orm';
import { minuteMs } from '@ilera/format';
import { paymentOf } from '../../db/payment-of';
import { ResponseError, notFound, unprocessable } from '../../common/response-error';
import { emailIs, type Database } from '../../db/database';
import { outbox, payments, plans, receipts, subscriptions } from '../../db/schema';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';
import { reviveMail } from '../../mail/outbox-queue';
import { planMail, visitMail } from '../../mail/payment-mails';
import { receiptMail } from '../../mail/account-mails';
import { bookingMail } from '../../mail/visit-mails';
import { receiptNumber } from '../../receipts/issue-receipt';
import { listAmounts, listFacts, toReceiptResponse } from '../../receipts/receipt-response';
import type { Services } from '../../services';
import { personLink } from '../../visits/guest-token';
import { newsOf } from '../letters/letters-of';
import { personOf, stateOf, type VisitFacts } from '../../visits/select-visits';
import { mailOfLink } from '../visit/assign-visit';
import {
  addressOf,
  findPerson,
  leaveNote,
  lockTheirVisit,
  recentNoteAuthors,
  type SupportAction,
} from './find-person';
import { paidBy } from './show-person';

/** Requeues an undelivered mail, once; delivered mails are not stored. */
export async function resendMail(
  tx: Database,
  services: Services,
  { key, id, staffId }: { key: string; id: number; staffId: number },
): Promise<void> {
  const person = await findPerson(tx, key);
  const isTheirs = and(eq(outbox.id, id), emailIs(outbox.to, addressOf(person)));
  const [mail] = await tx.select({ subject: outbox.subject }).from(outbox).where(isTheirs);
  if (!mail) throw notFound('This mail');
  const now = services.now();
  if (await reviveMail(tx, id, now))
    await leaveNote(tx, person, { text: sentAgain(mail.subject), staffId, createdAt: now });
}

/** Sends the mail that fits the visit's present state: the booking, the link, or the doctor's letters. */
export async function sendVisitMail(tx: Database, services: Services, action: SupportAction): Promise<void> {
  const visit = await lockTheirVisit(tx, action.key, action.reference);
  const mail = await mailOfVisit(tx, services, visit);
  await sendOnce(tx, services, mail, { ...action, what: `visit ${visit.row.reference}` });
}

/** The mail that fits the visit's present state; throws 422 if no mail does. */
export async function mailOfVisit(tx: Database, { config }: Services, visit: VisitFacts): Promise<Mail> {
  const { row, payment } = visit;
  const [person, url, state] = [personOf(visit), personLink(config, visit), stateOf(row)];
  const news = state === 'finished' ? await newsOf(tx, config, visit) : null;
  if (news) return news;
  if (state !== 'waiting' && state !== 'started') throw unprocessable('This visit is over.');
  const linked = mailOfLink(config, visit);
  if (linked) return linked;
  if (!payment) return bookingMail(config, person, row);
  const [receipt] = await tx.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  const guestUrl = row.userId === null ? url : null;
  const facts = { receipt: receipt ? receiptNumber(receipt) : '', guestUrl };
  return visitMail(config, { ...paymentOf(payment, 'condition'), email: person.email }, facts);
}

/** Sends a receipt, or a plan's mail with its present dates. */
export async function sendPaymentMail(
  tx: Database,
  services: Services,
  { mail: which, ...action }: SupportAction & { mail: 'receipt' | 'plan' },
): Promise<void> {
  const person = await findPerson(tx, action.key);
  const isTheirs = and(eq(payments.reference, action.reference), paidBy(tx, person));
  const [payment] = await tx.select().from(payments).where(isTheirs).for('update');
  if (!payment) throw notFound('This payment');
  const [row] = await tx.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  if (!row) throw notFound('This receipt');
  const receipt = receiptNumber(row);
  const email = addressOf(person);
  if (which === 'receipt') {
    const shown = await toReceiptResponse(tx, row);
    const facts = [...listFacts(shown), ...listAmounts(shown)];
    const firstName = (person.user ?? payment).firstName;
    const mail = receiptMail({ email, firstName }, receipt, facts);
    return sendOnce(tx, services, mail, { ...action, what: `receipt ${receipt}` });
  }
  const [cover] = await tx
    .select({ plan: plans, startsAt: subscriptions.startsAt, expiresAt: subscriptions.expiresAt })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.paymentId, payment.id));
  const now = services.now();
  if (!cover || cover.expiresAt <= now) throw unprocessable('This cover has ended. Send the receipt.');
  const facts = { ...cover, receipt, isLater: cover.startsAt > now };
  const mail = planMail(services.config, { ...paymentOf(payment, 'plan'), email }, facts);
  await sendOnce(tx, services, mail, { ...action, what: `plan ${payment.reference}` });
}

const sentAgain = (what: string): string => `Sent again: ${what}`;

/** The caller has locked the mail's subject, so that the second of two people at once reads the first one's note. */
async function sendOnce(
  tx: Database,
  services: Services,
  mail: Mail,
  { key, staffId, what }: { key: string; staffId: number; what: string },
): Promise<void> {
  const person = await findPerson(tx, key);
  const note = { text: sentAgain(what), staffId, createdAt: services.now() };
  if ((await recentNoteAuthors(tx, person, note, minuteMs)).length > 0)
    throw new ResponseError(409, 'Somebody has just sent this mail. It can be sent again in a minute.');
  await enqueueMail(tx, mail);
  await leaveNote(tx, person, note);
}

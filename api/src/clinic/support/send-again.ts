/** Mails that a caller asks for once more. Each is noted for colleagues, and one of two at once is refused. */
import { and, eq } from 'drizzle-orm';
import { paymentOf } from '../../common/payment-of';
import { ResponseError, notFound, unprocessable } from '../../common/response-error';
import { isEmail, type Database } from '../../db/database';
import { outbox, payments, plans, receipts, subscriptions } from '../../db/schema';
import { enqueueMail, type Mail } from '../../mail/enqueue-mail';
import { reviveMail } from '../../mail/outbox-queue';
import { planMail, visitMail } from '../../mail/payment-mails';
import { receiptMail } from '../../mail/account-mails';
import { bookingMail } from '../../mail/visit-mails';
import { listAmounts, listFacts, receiptNumber, toReceiptResponse } from '../../receipts/receipt-response';
import type { Services } from '../../services';
import { personLink } from '../../visits/guest-token';
import { newsOf } from '../letters/letters-of';
import { personOf, stateOf, type VisitFacts } from '../../visits/select-visits';
import { mailOfLink } from '../visit/assign-visit';
import { addressOf, findPerson, leaveNote, lockTheirVisit, whoNoted } from './find-person';
import { paidBy } from './show-person';

/** Whose mail, which one, and who sends it. */
interface Asked {
  key: string;
  reference: string;
  staffId: number;
}

/** Puts a mail that could not be delivered into the queue again, once; what was sent is not stored. */
export async function resendMail(
  tx: Database,
  services: Services,
  { key, id, staffId }: { key: string; id: number; staffId: number },
): Promise<void> {
  const person = await findPerson(tx, key);
  const isTheirs = and(eq(outbox.id, id), isEmail(outbox.to, addressOf(person)));
  const [mail] = await tx.select({ subject: outbox.subject }).from(outbox).where(isTheirs);
  if (!mail) throw notFound('This mail');
  const now = services.now();
  if (await reviveMail(tx, id, now))
    await leaveNote(tx, person, { text: sentAgain(mail.subject), staffId, createdAt: now });
}

/** Sends the mail of a visit as it is now: with the link once there is one, and what the doctor left at its end. */
export async function sendVisitMail(tx: Database, services: Services, asked: Asked): Promise<void> {
  const visit = await lockTheirVisit(tx, asked.key, asked.reference);
  const mail = await mailOfVisit(tx, services, visit);
  await sendOnce(tx, services, mail, { ...asked, what: `visit ${visit.row.reference}` });
}

/** The mail of a visit as it is now; throws 422 where there is nothing to say of it any more. */
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

/** Sends a receipt, or the mail of a plan with the dates that it has now. */
export async function sendPaymentMail(
  tx: Database,
  services: Services,
  { mail: which, ...asked }: Asked & { mail: 'receipt' | 'plan' },
): Promise<void> {
  const person = await findPerson(tx, asked.key);
  const isTheirs = and(eq(payments.reference, asked.reference), paidBy(tx, person));
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
    return sendOnce(tx, services, mail, { ...asked, what: `receipt ${receipt}` });
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
  await sendOnce(tx, services, mail, { ...asked, what: `plan ${payment.reference}` });
}

const sentAgain = (what: string): string => `Sent again: ${what}`;

/** The caller has locked what the mail is about, so that of two people at once the second one reads the note of the first. */
async function sendOnce(
  tx: Database,
  services: Services,
  mail: Mail,
  { key, staffId, what }: { key: string; staffId: number; what: string },
): Promise<void> {
  const person = await findPerson(tx, key);
  const note = { text: sentAgain(what), staffId, createdAt: services.now() };
  if ((await whoNoted(tx, person, note, 60_000)).length > 0)
    throw new ResponseError(409, 'Somebody has just sent this mail. It can be sent again in a minute.');
  await enqueueMail(tx, mail);
  await leaveNote(tx, person, note);
}

import { and, eq, sql } from 'drizzle-orm';
import { notFound, unprocessable } from '../../common/http-error';
import type { Database } from '../../db/database';
import { outbox, receipts } from '../../db/schema';
import { enqueueMail } from '../../mail/enqueue-mail';
import { reviveMail } from '../../mail/outbox-queue';
import { visitMail } from '../../mail/payment-mails';
import { bookingMail } from '../../mail/visit-mails';
import { receiptNumber } from '../../receipts/receipt-response';
import type { Services } from '../../services';
import { personLink } from '../care/person-link';
import { lockVisit } from '../visit/lock-visit';
import { personOf, stateOf, type VisitFacts } from '../visit/select-visits';
import { tellLink } from '../visit/tell-link';
import { addressOf, findPerson } from './find-person';

/** A visit of that person, locked; throws 404. */
export async function lockTheirVisit(tx: Database, key: string, reference: string): Promise<VisitFacts> {
  const person = await findPerson(tx, key);
  const visit = await lockVisit(tx, reference);
  const isTheirs = person.user
    ? visit.row.userId === person.user.id
    : visit.row.userId === null && visit.payment?.email.toLowerCase() === addressOf(person);
  if (!isTheirs) throw notFound('This visit');
  return visit;
}

/** Puts a mail that could not be delivered into the queue again. Sent ones are not stored. */
export async function resendMail(tx: Database, key: string, id: number, now: Date): Promise<void> {
  const address = addressOf(await findPerson(tx, key));
  const isTheirs = and(eq(outbox.id, id), eq(sql`lower(${outbox.to})`, address));
  if ((await tx.$count(outbox, isTheirs)) === 0 || !(await reviveMail(tx, id, now)))
    throw notFound('This failed mail');
}

/** The mail of a visit as it is now: with the link to the consultation once there is one. */
export async function sendVisitMail(tx: Database, { config }: Services, visit: VisitFacts): Promise<void> {
  const { row, payment } = visit;
  if (!['waiting', 'started'].includes(stateOf(row))) throw unprocessable('This visit is over.');
  if (await tellLink(tx, config, visit)) return;
  const [person, url] = [personOf(visit), personLink(config, visit)];
  if (!payment) return enqueueMail(tx, bookingMail(config, person, row));
  const [receipt] = await tx.select().from(receipts).where(eq(receipts.paymentId, payment.id));
  const facts = {
    receipt: receipt ? receiptNumber(receipt) : '',
    guestUrl: row.userId === null ? url : null,
  };
  await enqueueMail(tx, visitMail(config, { ...payment, email: person.email }, facts));
}

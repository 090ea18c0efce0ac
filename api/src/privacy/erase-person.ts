/**
 * Erases a person: medical and personal data is removed, what the accounts need stays without the person.
 */
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import {
  visits,
  cards,
  claimEvidence,
  claims,
  idempotencyKeys,
  loginAttempts,
  members,
  oneTimeTokens,
  outbox,
  payments,
  resetRequests,
  sessions,
  subscriptions,
  supportNotes,
  supportRefunds,
  users,
  visitFiles,
  waitlist,
} from '../db/schema';
import { accountHash } from '../limits/login-backoff';
import { erasedAddress } from '../common/erased-address';
import { unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { changedMail } from '../mail/clinic-mails';
import { memberLeftMail } from '../mail/member-mails';
import { planOwnerOf } from '../sessions/plan-owner';
import { erasedMail } from '../mail/privacy-mails';
import { supersede } from '../payments/attempt';
import { requestRefund } from '../payments/refunds';
import { settlePayment } from '../payments/settle-payment';
import type { Services } from '../services';
import type { PersonRow } from '../sessions/lock-person';
import { endedAt } from '../subscriptions/end-period';
import { paidPeriods } from '../subscriptions/paid-periods';
import { canChange } from '../visits/change-visit';
import { tellAssignedStaff } from '../visits/messages/visit-messages';
import { selectVisits } from '../visits/select-visits';
import { membersOf, paymentsOf, rowsOfAddress } from './collect-data';
import { nobody, withoutIllness, withoutWords } from './retention';

interface Erased {
  /** Names in the evidence store, to be removed. */
  files: string[];
  /** Payments that were under way: what of them is paid, or will be, is refunded. */
  open: string[];
}

/**
 * Erases the person whom `lock` locks in its transaction, and logs who it was: after a restore the log names whom to
 * erase again. Throws a 422 while others or the person would lose something.
 * @returns how many files were removed
 */
export async function erase(
  services: Services,
  log: FastifyBaseLogger,
  lock: (tx: Database) => Promise<PersonRow>,
): Promise<number> {
  const { id, ...erased } = await services.db.transaction(async (tx) => {
    const person = await lock(tx);
    return { id: person.id, ...(await erasePerson(tx, services, person)) };
  });
  log.info({ event: 'data.erased', userId: id }, 'a person was erased');
  await finishErasure(services, erased);
  return erased.files.length;
}

/** Returns what is left to do once the transaction is committed. */
async function erasePerson(tx: Database, services: Services, person: PersonRow): Promise<Erased> {
  await refuseOpenBusiness(tx, services.now(), person);
  const email = person.email.toLowerCase();
  const refunded = await refundWaitingVisits(tx, services, person);
  // The mail at the end says what goes back.
  await tx.delete(outbox).where(rowsOfAddress(person, outbox.to));
  const files = [...(await eraseVisits(tx, person.id)), ...(await eraseClaims(tx, person.id))];
  const nowhere = erasedAddress(person.id);
  const open = await erasePayments(tx, services, person, nowhere);
  await endCover(tx, services.now(), person.id);
  await tx.delete(cards).where(eq(cards.userId, person.id));
  await tellOwner(tx, services, person.id);
  await tx.delete(members).where(membersOf(person));
  await tx.delete(sessions).where(eq(sessions.userId, person.id));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, person.id));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, person.id));
  await eraseResetRequests(tx, email);
  await tx.delete(waitlist).where(rowsOfAddress(person, waitlist.email));
  await tx
    .delete(supportNotes)
    .where(or(eq(supportNotes.userId, person.id), rowsOfAddress(person, supportNotes.email)));
  await tx.delete(loginAttempts).where(eq(loginAttempts.accountHash, accountHash(email)));
  await tx.update(users).set(erasedRow(services.now(), nowhere)).where(eq(users.id, person.id));
  await enqueueMail(tx, erasedMail(person, refunded + open.length > 0));
  return { files, open };
}

/** Does the rest after the commit. What fails here is done by housekeeping. */
async function finishErasure(services: Services, { files, open }: Erased): Promise<void> {
  await Promise.allSettled(files.map((name) => services.evidence.remove(name)));
  for (const reference of open) await settlePayment(services, reference).catch(() => undefined);
}

/** Tells who pays for the plan that the person has joined that a place is free. */
async function tellOwner(tx: Database, { config }: Services, userId: number): Promise<void> {
  const ownerId = await planOwnerOf(tx, userId);
  if (ownerId === null) return;
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (owner) await enqueueMail(tx, memberLeftMail(config, owner, null));
}

/** Without those that are answered at this moment, which wait for the person. */
async function eraseResetRequests(tx: Database, email: string): Promise<void> {
  const unlocked = tx
    .select({ id: resetRequests.id })
    .from(resetRequests)
    .where(eq(resetRequests.email, email))
    .for('update', { skipLocked: true });
  await tx.delete(resetRequests).where(inArray(resetRequests.id, unlocked));
}

/** The values of an erased row, which stays because other rows refer to it. */
const erasedRow = (erasedAt: Date, email: string) => ({
  erasedAt,
  credentialVersion: sql`${users.credentialVersion} + 1`,
  ...nobody,
  email,
  passwordHash: null,
  emailVerifiedAt: null,
  emailProvenAt: null,
  googleSubject: null,
  phonePrefix: null,
  phoneNumber: null,
  sex: null,
  dob: null,
  countryId: null,
  stateId: null,
  city: null,
  street: null,
});

/** Throws while others or the person would lose something: that must be settled first. */
async function refuseOpenBusiness(tx: Database, now: Date, person: PersonRow): Promise<void> {
  const hasSeats = (await paidPeriods(tx, person.id, now)).some(({ seats }) => seats > 0);
  const onPlan = await tx.$count(
    members,
    and(
      eq(members.ownerId, person.id),
      isNull(members.endedAt),
      or(isNotNull(members.userId), isNull(members.expiresAt)),
    ),
  );
  if (hasSeats && onPlan > 0)
    throw unprocessable(
      'People are covered by your plan. Take them off the plan first, so that they are told.',
    );
  const owed = await tx.$count(claims, and(eq(claims.userId, person.id), eq(claims.status, 'approved')));
  if (owed > 0)
    throw unprocessable('A claim was approved and is about to be paid to you. Erase your data after that.');
}

/** Sends back what was paid for visits that nobody has begun, and tells whose they are that they end; returns how many were paid. */
async function refundWaitingVisits(tx: Database, services: Services, person: PersonRow): Promise<number> {
  const open = await selectVisits(tx).where(
    and(eq(visits.userId, person.id), eq(visits.status, 'processing')),
  );
  const waiting = open.filter(({ row }) => canChange(row, services.now(), 'support'));
  for (const { row, ...visit } of waiting)
    await tellAssignedStaff(tx, visit, (staff) => changedMail(services.config, staff, row, 'cancelled'));
  const paid = waiting.flatMap(({ payment }) => payment ?? []);
  for (const payment of paid) await requestRefund(tx, services, payment, 'cancelled');
  return paid.length;
}

/** Returns the names of what was sent to the doctors. */
async function eraseVisits(tx: Database, userId: number): Promise<string[]> {
  const own = tx.select({ id: visits.id }).from(visits).where(eq(visits.userId, userId));
  const files = await tx
    .delete(visitFiles)
    .where(inArray(visitFiles.visitId, own))
    .returning({ name: visitFiles.storedName });
  await tx.delete(visits).where(eq(visits.userId, userId));
  return files.map(({ name }) => name);
}

/** Paid claims stay as amounts without texts; the others are removed. */
async function eraseClaims(tx: Database, userId: number): Promise<string[]> {
  const own = await tx.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId));
  const files = await tx
    .delete(claimEvidence)
    .where(
      inArray(
        claimEvidence.claimId,
        own.map(({ id }) => id),
      ),
    )
    .returning({ name: claimEvidence.storedName });
  await tx.delete(claims).where(and(eq(claims.userId, userId), ne(claims.status, 'paid')));
  await tx.update(claims).set(withoutWords).where(eq(claims.userId, userId));
  return files.map(({ name }) => name);
}

/** Returns the references of those that are under way. */
async function erasePayments(
  tx: Database,
  services: Services,
  person: PersonRow,
  email: string,
): Promise<string[]> {
  const own = paymentsOf(person);
  await tx
    .update(payments)
    .set(withoutIllness)
    .where(and(own, eq(payments.kind, 'condition')));
  // What was not paid is not in the books.
  await supersede(tx, services, own);
  const unpaid = await tx
    .update(payments)
    .set(nobody)
    .where(and(own, ne(payments.status, 'success')))
    .returning();
  const ownIds = tx.select({ id: payments.id }).from(payments).where(own);
  await tx.update(supportRefunds).set({ reason: '' }).where(inArray(supportRefunds.paymentId, ownIds));
  await tx.update(payments).set({ userId: person.id, email, redirectUrl: '' }).where(own);
  return unpaid.filter(({ status }) => status === 'processing').map(({ reference }) => reference);
}

async function endCover(tx: Database, now: Date, userId: number): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ expiresAt: endedAt(now) })
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.expiresAt, now)));
}

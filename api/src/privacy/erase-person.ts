/**
 * Erases a person: removes medical and personal data, and keeps what bookkeeping needs without the person's identity.
 */
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { emailIs, type Database } from '../db/database';
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
  refunds,
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
import { isAddressInUse } from '../people/address-in-use';
import { erasedAddress } from '../people/erased-address';
import { unprocessable } from '../common/response-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { changedMail } from '../mail/clinic-mails';
import { memberLeftMail } from '../mail/member-mails';
import { planOwnerOf } from '../people/plan-owner';
import { erasedMail } from '../mail/privacy-mails';
import { supersede } from '../payments/attempt';
import { requestRefund } from '../payments/refunds';
import { settlePayment } from '../payments/settle-payment';
import type { Services } from '../services';
import type { PersonRow } from '../people/lock-person';
import { membersOf, paymentsOf, rowsOfAddress } from '../people/rows-of-person';
import { paidPeriods, endedAt } from '../subscriptions/paid-periods';
import { canChange } from '../visits/change-visit';
import { tellAssignedStaff } from '../visits/messages/visit-messages';
import { selectVisits } from '../visits/select-visits';
import { nobody, withoutIllness, withoutWords } from './retention';

interface Erased {
  /** Names of files to remove from the evidence store. */
  files: string[];
  /** References of payments under way; whatever is paid on them is refunded. */
  openPayments: string[];
}

/**
 * Erases the person whom `lock` returns and locks. Logs the account's id, so that operators know whom to erase again after
 * a restore; null for an address without account. Throws 422 while the erasure would cost the person or others something.
 * @returns the number of removed files
 */
export async function erase(
  services: Services,
  log: FastifyBaseLogger,
  lock: (tx: Database) => Promise<PersonRow>,
): Promise<number> {
  const { userId, ...erased } = await services.db.transaction(async (tx) => {
    const person = await lock(tx);
    return { userId: hadAccount(person) ? person.id : null, ...(await erasePerson(tx, services, person)) };
  });
  log.info({ event: 'data.erased', userId }, 'a person was erased');
  await finishErasure(services, erased);
  return erased.files.length;
}

/** False if the row was made for the erasure of an address. */
const hadAccount = ({ signupMethod }: PersonRow) => signupMethod !== 'none';

/** Erases the rows; returns the files and payments to handle once the transaction is committed. */
async function erasePerson(tx: Database, services: Services, person: PersonRow): Promise<Erased> {
  await refuseOpenBusiness(tx, services.now(), person);
  const email = person.email.toLowerCase();
  const references = await referencesOf(tx, person);
  await refundWaitingVisits(tx, services, person);
  const nowhere = erasedAddress(person.id);
  // Before the visits, which show whose guest payments are.
  const openPayments = await erasePayments(tx, services, person, nowhere);
  const files = [...(await eraseVisits(tx, person.id)), ...(await eraseClaims(tx, person.id))];
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
  // After the other rows, which would count as somebody's who has the address too.
  await eraseMails(tx, person, references);
  const isRefunding = openPayments.length > 0 || (await hasOpenRefund(tx, person.id));
  await enqueueMail(tx, erasedMail(person, hadAccount(person), isRefunding));
  return { files, openPayments };
}

/** References of all that mails to the person are about. */
async function referencesOf(tx: Database, person: PersonRow): Promise<string[]> {
  const ofVisits = tx
    .select({ reference: visits.reference })
    .from(visits)
    .where(eq(visits.userId, person.id));
  const ofClaims = tx
    .select({ reference: claims.reference })
    .from(claims)
    .where(eq(claims.userId, person.id));
  const ofPayments = tx
    .select({ reference: payments.reference })
    .from(payments)
    .where(paymentsOf(tx, person));
  return (await ofVisits.union(ofClaims).union(ofPayments)).map(({ reference }) => reference);
}

/**
 * Deletes the mails to the person, with those about refunds: the last mail mentions the refunds. Where other people
 * have the unproven address, only mails with one of the references are the person's.
 */
async function eraseMails(
  tx: Database,
  { email, emailProvenAt }: PersonRow,
  references: string[],
): Promise<void> {
  const isTo = emailIs(outbox.to, email);
  const isTheirs = emailProvenAt !== null || !(await isAddressInUse(tx, email));
  const mails = await tx.select({ id: outbox.id, text: outbox.text }).from(outbox).where(isTo);
  const erased = mails.filter(({ text }) => isTheirs || references.some((name) => text.includes(name)));
  await tx.delete(outbox).where(
    inArray(
      outbox.id,
      erased.map(({ id }) => id),
    ),
  );
}

/** Removes the files and settles the open payments after the commit. Housekeeping retries failures. */
async function finishErasure(services: Services, { files, openPayments }: Erased): Promise<void> {
  await Promise.allSettled(files.map((name) => services.evidence.remove(name)));
  for (const reference of openPayments) await settlePayment(services, reference).catch(() => undefined);
}

/** Tells the owner of the plan that the person has joined that a seat is free. */
async function tellOwner(tx: Database, { config }: Services, userId: number): Promise<void> {
  const ownerId = await planOwnerOf(tx, userId);
  if (ownerId === null) return;
  const [owner] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (owner) await enqueueMail(tx, memberLeftMail(config, owner, null));
}

/** Skips locked requests: `sendResets` is handling them and waits for the person's lock. */
async function eraseResetRequests(tx: Database, email: string): Promise<void> {
  const unlocked = tx
    .select({ id: resetRequests.id })
    .from(resetRequests)
    .where(eq(resetRequests.email, email))
    .for('update', { skipLocked: true });
  await tx.delete(resetRequests).where(inArray(resetRequests.id, unlocked));
}

/** Values of an erased person's row, which stays because other rows refer to it. */
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

/** Throws 422 while members depend on the person's plan, or an approved claim is unpaid. */
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

/**
 * Whether money is under way to the person, also by an earlier refund, whose mail is deleted if still unsent. A failed
 * refund is not: support may have sent the money in another way.
 */
const hasOpenRefund = async (tx: Database, userId: number): Promise<boolean> =>
  (await tx.$count(
    refunds,
    and(
      inArray(
        refunds.paymentId,
        tx.select({ id: payments.id }).from(payments).where(eq(payments.userId, userId)),
      ),
      inArray(refunds.status, ['held', 'waiting', 'accepted', 'attention']),
    ),
  )) > 0;

/** Refunds visits that have not begun, and tells the staff of all open visits. */
async function refundWaitingVisits(tx: Database, services: Services, person: PersonRow): Promise<void> {
  const openVisits = await selectVisits(tx).where(
    and(eq(visits.userId, person.id), eq(visits.status, 'processing')),
  );
  const notBegun = openVisits.filter(({ row }) => canChange(row, services.now(), 'support'));
  for (const { row, ...visit } of openVisits)
    await tellAssignedStaff(tx, visit, (staff) => changedMail(services.config, staff, row, 'cancelled'));
  for (const { payment } of notBegun) if (payment) await requestRefund(tx, services, payment, 'cancelled');
}

/** Deletes the visits; returns the names of the files that were sent to doctors. */
async function eraseVisits(tx: Database, userId: number): Promise<string[]> {
  const visitIds = tx.select({ id: visits.id }).from(visits).where(eq(visits.userId, userId));
  const files = await tx
    .delete(visitFiles)
    .where(inArray(visitFiles.visitId, visitIds))
    .returning({ name: visitFiles.storedName });
  await tx.delete(visits).where(eq(visits.userId, userId));
  return files.map(({ name }) => name);
}

/** Keeps paid claims as amounts without texts, and deletes the others; returns the names of all evidence files. */
async function eraseClaims(tx: Database, userId: number): Promise<string[]> {
  const ownClaims = await tx.select({ id: claims.id }).from(claims).where(eq(claims.userId, userId));
  const files = await tx
    .delete(claimEvidence)
    .where(
      inArray(
        claimEvidence.claimId,
        ownClaims.map(({ id }) => id),
      ),
    )
    .returning({ name: claimEvidence.storedName });
  await tx.delete(claims).where(and(eq(claims.userId, userId), ne(claims.status, 'paid')));
  await tx.update(claims).set(withoutWords).where(eq(claims.userId, userId));
  return files.map(({ name }) => name);
}

/** Anonymises the payments; returns the references of those under way. */
async function erasePayments(
  tx: Database,
  services: Services,
  person: PersonRow,
  email: string,
): Promise<string[]> {
  const isTheirs = paymentsOf(tx, person);
  await tx
    .update(payments)
    .set(withoutIllness)
    .where(and(isTheirs, eq(payments.kind, 'condition')));
  // Unpaid attempts are not needed for bookkeeping.
  await supersede(tx, services, isTheirs);
  const unpaid = await tx
    .update(payments)
    .set(nobody)
    .where(and(isTheirs, ne(payments.status, 'success')))
    .returning();
  const paymentIds = tx.select({ id: payments.id }).from(payments).where(isTheirs);
  await tx.update(supportRefunds).set({ reason: '' }).where(inArray(supportRefunds.paymentId, paymentIds));
  await tx.update(payments).set({ userId: person.id, email, redirectUrl: '' }).where(isTheirs);
  return unpaid.filter(({ status }) => status === 'processing').map(({ reference }) => reference);
}

async function endCover(tx: Database, now: Date, userId: number): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ expiresAt: endedAt(now) })
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.expiresAt, now)));
}

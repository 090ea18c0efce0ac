/**
 * Erases a person: medical and personal data is removed, what the accounts need stays without the person
 * (Q91).
 */
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  appointments,
  cards,
  claimEvidence,
  claims,
  loginAttempts,
  members,
  oneTimeTokens,
  outbox,
  payments,
  resetRequests,
  sessions,
  subscriptions,
  users,
  waitlist,
} from '../db/schema';
import { unprocessable } from '../common/http-error';
import { enqueueMail } from '../mail/enqueue-mail';
import { erasedMail } from '../mail/privacy-mails';
import { requestRefund } from '../payments/refunds';
import type { Services } from '../services';
import { hashToken } from '../sessions/tokens';
import { lockCover } from '../subscriptions/open-subscription';
import { paymentsOf, rowsOfAddress } from './collect-data';

type Person = typeof users.$inferSelect;

/** A visit that starts later than this is refunded. */
const refundBeforeMs = 2 * 60 * 60_000;

/** An address of a reserved domain, which cannot exist. */
const erasedAddress = (id: number) => `erased-${id}@erased.invalid`;

/**
 * Erases in the caller's transaction, which has locked the person's row.
 * @returns names in the evidence store, to be removed once the transaction is committed
 */
export async function erasePerson(tx: Database, services: Services, person: Person): Promise<string[]> {
  await refuseOpenBusiness(tx, person);
  const email = person.email.toLowerCase();
  await refundComingVisits(tx, services, person);
  await tx.delete(outbox).where(rowsOfAddress(person, outbox.to));
  await tx.delete(appointments).where(eq(appointments.userId, person.id));
  const files = await eraseClaims(tx, person.id);
  await erasePayments(tx, services, person);
  await endCover(tx, services.now(), person.id);
  await tx.delete(cards).where(eq(cards.userId, person.id));
  await tx.delete(members).where(or(eq(members.ownerId, person.id), eq(members.userId, person.id)));
  await tx.delete(sessions).where(eq(sessions.userId, person.id));
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, person.id));
  await tx.delete(resetRequests).where(eq(resetRequests.email, email));
  await tx.delete(waitlist).where(rowsOfAddress(person, waitlist.email));
  await tx.delete(loginAttempts).where(eq(loginAttempts.accountHash, hashToken(email)));
  await tx.update(users).set(nobody(person.id)).where(eq(users.id, person.id));
  await enqueueMail(tx, erasedMail(person));
  return files;
}

/** The values of an erased row, which stays because other rows refer to it. */
const nobody = (id: number) => ({
  firstName: 'Erased',
  lastName: '',
  email: erasedAddress(id),
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
  employerId: null,
});

/** Throws while others or the person would lose something: that must be settled first. */
async function refuseOpenBusiness(tx: Database, person: Person): Promise<void> {
  const covered = await tx.$count(
    members,
    and(
      eq(members.ownerId, person.id),
      isNull(members.endedAt),
      or(isNotNull(members.userId), isNull(members.expiresAt)),
    ),
  );
  if (covered > 0)
    throw unprocessable(
      'People are covered by your plan. Take them off the plan first, so that they are told.',
    );
  const owed = await tx.$count(claims, and(eq(claims.userId, person.id), eq(claims.status, 'approved')));
  if (owed > 0)
    throw unprocessable('A claim was approved and is about to be paid to you. Erase your data after that.');
}

async function refundComingVisits(tx: Database, services: Services, person: Person): Promise<void> {
  const from = new Date(services.now().getTime() + refundBeforeMs);
  const coming = await tx
    .select({ payment: payments })
    .from(appointments)
    .innerJoin(payments, eq(payments.id, appointments.paymentId))
    .where(
      and(
        eq(appointments.userId, person.id),
        eq(appointments.status, 'processing'),
        gt(appointments.scheduledAt, from),
      ),
    );
  for (const { payment } of coming) await requestRefund(tx, services, payment, 'cancelled');
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
  await tx.update(claims).set({ comment: '', reason: null }).where(eq(claims.userId, userId));
  return files.map(({ name }) => name);
}

async function erasePayments(tx: Database, services: Services, person: Person): Promise<void> {
  const own = paymentsOf(person);
  await tx
    .update(payments)
    .set({ description: 'Doctor consultation', conditionId: null })
    .where(and(own, eq(payments.kind, 'condition')));
  // A payment that still arrives for an open attempt is refunded.
  await tx
    .update(payments)
    .set({ supersededAt: services.now() })
    .where(and(own, ne(payments.status, 'success'), isNull(payments.supersededAt)));
  await tx
    .update(payments)
    .set({ firstName: 'Erased', lastName: '' })
    .where(and(own, eq(payments.status, 'cancelled')));
  await tx
    .update(payments)
    .set({ email: erasedAddress(person.id), redirectUrl: '' })
    .where(own);
}

async function endCover(tx: Database, now: Date, userId: number): Promise<void> {
  await lockCover(tx, userId);
  const end = sql`greatest(${subscriptions.startsAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(subscriptions)
    .set({ expiresAt: end })
    .where(and(eq(subscriptions.userId, userId), gt(subscriptions.expiresAt, now)));
}

/** Deletes data past its retention time. Housekeeping runs it. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '@ilera/format';
import { neutralTitles } from '../payments/payment-words';
import type { Database } from '../db/database';
import {
  visits,
  auditEvents,
  claimEvidence,
  claims,
  members,
  notes,
  oneTimeTokens,
  outbox,
  paymentIssues,
  payments,
  prescriptions,
  receipts,
  referrals,
  refunds,
  supportNotes,
  supportRefunds,
  users,
  visitFiles,
  waitlist,
} from '../db/schema';
import { hasErasedAddress } from '../people/erased-address';
import { forEachSettled } from '../common/for-each-settled';
import type { Services } from '../services';

/** Values of a claim that is kept for its amount only. */
export const withoutWords = { comment: '', reason: null, bank: null, accountNumber: null };

/** Values of a visit's payment that is kept for bookkeeping. The fingerprint is a hash of address and illness. */
export const withoutIllness = {
  description: neutralTitles.condition,
  phone: null,
  patient: null,
  conditionId: null,
  dateText: null,
  fingerprint: sql`${payments.reference}`,
};

/** The name columns of an erased person. */
export const nobody = { firstName: 'Erased', lastName: '' };

type Step = (services: Services, before: (days: number) => Date) => Promise<unknown>;

/** Deletes or empties rows past their retention. Safe to repeat and to run in several processes. */
export const applyRetention = (services: Services): Promise<void> =>
  forEachSettled(Object.values(retentionSteps), (step) =>
    step(services, (days) => new Date(services.now().getTime() - days * dayMs)),
  );

/** Steps by kind of data. */
export const retentionSteps = {
  messages: removeMessages,
  attempts: removeAttempts,
  members: removeMembers,
  registrations: removeRegistrations,
  files: removeFiles,
  supportNotes: ({ db, config: { retention } }, before) =>
    db.delete(supportNotes).where(lt(supportNotes.createdAt, before(retention.medical))),
  visits: emptyVisits,
  claims: emptyClaims,
  payments: emptyPayments,
  audit: ({ db, config }, before) =>
    deleteInBatches(db, auditEvents, lt(auditEvents.at, before(config.retention.audit))),
} satisfies Record<string, Step>;

async function removeMessages(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  const mailsEnd = before(config.retention.mails);
  await db.delete(outbox).where(or(lt(outbox.sentAt, mailsEnd), lt(outbox.deadAt, mailsEnd)));
  // People who were told that their city is open need no entry any more.
  await db
    .delete(waitlist)
    .where(or(lt(waitlist.createdAt, before(config.retention.waitlist)), lt(waitlist.toldAt, mailsEnd)));
}

/** Deletes attempts that nobody paid. The books and the lists of support refer to all other payments. */
async function removeAttempts(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  await deleteInBatches(
    db,
    payments,
    and(
      eq(payments.status, 'cancelled'),
      lt(payments.createdAt, before(config.retention.waitlist)),
      ...[receipts, refunds, paymentIssues].map((table) =>
        notExists(db.select().from(table).where(eq(table.paymentId, payments.id))),
      ),
    ),
  );
}

/** Deletes invitations that nobody accepted, and memberships that ended. */
async function removeMembers(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  const end = before(config.retention.waitlist);
  const isUnaccepted = and(isNull(members.userId), lt(members.expiresAt, end));
  await deleteInBatches(db, members, or(lt(members.endedAt, end), isUnaccepted));
}

/**
 * Deletes registrations that nobody opened. Nobody could sign in to these, so that no data belongs to them. A person
 * with a link has registered anew.
 */
async function removeRegistrations(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  await deleteInBatches(
    db,
    users,
    and(
      isNull(users.emailVerifiedAt),
      isNull(users.needsProof),
      isNull(users.erasedAt),
      lt(users.createdAt, before(config.retention.waitlist)),
      ...[oneTimeTokens, supportNotes].map((table) =>
        notExists(db.select().from(table).where(eq(table.userId, users.id))),
      ),
    ),
  );
}

/** Rows that one statement deletes. */
const batchSize = 100;

/** Triggers and foreign keys take time for each row, and a statement may run for five seconds. */
async function deleteInBatches(
  db: Database,
  table: PgTable & { id: AnyPgColumn },
  where: SQL | undefined,
): Promise<void> {
  for (;;) {
    const batch = db.select({ id: table.id }).from(table).where(where).limit(batchSize);
    const deleted = await db
      .delete(table)
      // Repeats the condition: a row may change while the statement waits for its lock.
      .where(and(inArray(table.id, batch), where))
      .returning({ id: table.id });
    if (deleted.length < batchSize) return;
  }
}

/** For a `where`: nothing is decided or paid any more. An approved claim needs its bank account. */
const isOver = inArray(claims.status, ['paid', 'refused']);

async function removeFiles(...[{ db, config, evidence }, before]: Parameters<Step>): Promise<void> {
  const end = before(config.retention.evidence);
  const decided = db
    .select({ id: claims.id })
    .from(claims)
    .where(and(isOver, lt(claims.decidedAt, end)));
  const files = await db
    .delete(claimEvidence)
    .where(inArray(claimEvidence.claimId, decided))
    .returning({ name: claimEvidence.storedName });
  const past = db.select({ id: visits.id }).from(visits).where(lt(visits.scheduledAt, end));
  files.push(
    ...(await db
      .delete(visitFiles)
      .where(inArray(visitFiles.visitId, past))
      .returning({ name: visitFiles.storedName })),
  );
  // `removeOrphans` removes files that fail here, because nothing refers to them any more.
  await Promise.allSettled(files.map(({ name }) => evidence.remove(name)));
}

async function emptyVisits(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  const end = before(config.retention.medical);
  await db
    .update(visits)
    .set({ description: '', conditionId: null, patient: null })
    .where(and(lt(visits.scheduledAt, end), sql`${visits.description}::text <> ''`));
  const longOver = db.select({ id: visits.id }).from(visits).where(lt(visits.scheduledAt, end));
  for (const table of [notes, prescriptions, referrals])
    await db.delete(table).where(inArray(table.visitId, longOver));
}

async function emptyClaims(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  await db
    .update(claims)
    .set(withoutWords)
    .where(
      and(isOver, lt(claims.decidedAt, before(config.retention.medical)), sql`${claims.comment}::text <> ''`),
    );
}

async function emptyPayments(...[{ db, config }, before]: Parameters<Step>): Promise<void> {
  const end = before(config.retention.medical);
  // Bookkeeping no longer needs the names of erased people.
  const isOfErased = and(hasErasedAddress(payments.email), lt(payments.createdAt, end));
  await db
    .update(payments)
    .set(nobody)
    .where(and(isOfErased, ne(payments.firstName, nobody.firstName)));
  // An employer may have been erased, and receipts of employees do not say which account the name belongs to.
  await db
    .update(receipts)
    .set({ employer: null })
    .where(and(lt(receipts.issuedAt, end), isNotNull(receipts.employer)));
  await db
    .update(supportRefunds)
    .set({ reason: '' })
    .where(and(lt(supportRefunds.createdAt, end), sql`${supportRefunds.reason}::text <> ''`));
  await db
    .update(payments)
    .set(withoutIllness)
    .where(
      and(
        eq(payments.kind, 'condition'),
        ne(payments.status, 'processing'),
        // Texts and staff use the phone number until the visit.
        lt(sql`coalesce(${payments.scheduledAt}, ${payments.createdAt})`, end),
        // Emptied with the description, so that each payment is processed once.
        isNotNull(payments.dateText),
      ),
    );
}

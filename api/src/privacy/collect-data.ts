/** Collects all stored data about a person for their download. */
import { asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DataExport } from '@ilera/contracts/api';
import type { Database } from '../db/database';
import {
  visits,
  auditEvents,
  cards,
  claimEvidence,
  claims,
  members,
  notes,
  outbox,
  payments,
  prescriptions,
  receipts,
  referrals,
  refunds,
  subscriptions,
  supportNotes,
  supportRefunds,
  users,
  visitFiles,
  waitlist,
} from '../db/schema';
import { signInFirst } from '../common/response-error';
import { membersOf, paymentsOf, rowsOfAddress } from '../people/rows-of-person';

type Row = Record<string, unknown>;

/** Columns left out: secrets and handles of other systems say nothing about the person and could open an account. */
const secret = new Set([
  'passwordHash',
  'googleSubject',
  'authorizationCode',
  'authorizationUrl',
  'fingerprint',
  'storedName',
  'html',
]);

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name)));

/** The rows of all tables about the person, as they are stored. */
export async function collectData(tx: Database, userId: number, now: Date): Promise<DataExport> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  if (!person) throw signInFirst();
  const claimRows = await tx.select().from(claims).where(eq(claims.userId, userId)).orderBy(asc(claims.id));
  const paymentRows = await tx
    .select()
    .from(payments)
    .where(paymentsOf(tx, person))
    .orderBy(asc(payments.id));
  const ofPayments = paymentRows.map(({ id }) => id);
  const ofAddress = (column: PgColumn) => rowsOfAddress(person, column);
  const rows = async (table: PgTable, where: SQL | undefined) =>
    (await tx.select().from(table).where(where)).map(withoutSecrets);
  const visitRows = await tx.select().from(visits).where(eq(visits.userId, userId));
  const ofVisits = visitRows.map(({ id }) => id);
  const ofClaims = claimRows.map(({ id }) => id);
  const access = await tx
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, userId))
    .orderBy(asc(auditEvents.id));
  return {
    exported_at: now.toISOString(),
    profile: withoutSecrets(person),
    visits: visitRows.map(withoutSecrets),
    notes: await rows(notes, inArray(notes.visitId, ofVisits)),
    prescriptions: await rows(prescriptions, inArray(prescriptions.visitId, ofVisits)),
    referrals: await rows(referrals, inArray(referrals.visitId, ofVisits)),
    claims: claimRows.map(withoutSecrets),
    evidence: [
      ...(await rows(claimEvidence, inArray(claimEvidence.claimId, ofClaims))),
      ...(await rows(visitFiles, inArray(visitFiles.visitId, ofVisits))),
    ],
    payments: paymentRows.map(withoutSecrets),
    refunds: await rows(refunds, inArray(refunds.paymentId, ofPayments)),
    receipts: await rows(receipts, inArray(receipts.paymentId, ofPayments)),
    cover: await rows(subscriptions, eq(subscriptions.userId, userId)),
    cards: await rows(cards, eq(cards.userId, userId)),
    members: await rows(members, membersOf(person)),
    // Omits the text of unsent mails, because their links open the account.
    mails: (await rows(outbox, ofAddress(outbox.to))).map(({ text: _text, ...mail }) => mail),
    support: [
      ...(await rows(supportNotes, or(eq(supportNotes.userId, userId), ofAddress(supportNotes.email)))),
      ...(await rows(supportRefunds, inArray(supportRefunds.paymentId, ofPayments))),
    ],
    waitlist: await rows(waitlist, ofAddress(waitlist.email)),
    access: access.map(withoutSecrets),
  };
}

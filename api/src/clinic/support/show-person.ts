import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { SupportPerson } from '@ilera/contracts/api';
import { recordHourlyReads } from '../../audit/read-audited';
import { toNaira } from '../../prices/price';
import { emailIs, type Database } from '../../db/database';
import { visits, claims, outbox, plans, staff, subscriptions, supportNotes } from '../../db/schema';
import { paymentsOf } from '../../people/rows-of-person';
import { canChange } from '../../visits/change-visit';
import { personOf, selectVisits, stateOf } from '../../visits/select-visits';
import { addressOf, findPerson, keyOf, ofGuest, ofNotes, type SupportedPerson } from './find-person';
import { showPayments } from './show-payments';
import { fullName } from '../../people/names';

const maxRows = 100;

/** Shows support a person, and records the read in the audit trail; throws 404. */
export async function showPerson(
  tx: Database,
  key: string,
  { staffId, now }: { staffId: number; now: Date },
): Promise<SupportPerson> {
  const person = await findPerson(tx, key);
  const { user } = person;
  const subjectId = user?.id ?? null;
  const contact = contactOf(person);
  const visitFacts = await visitsOf(tx, person);
  const shownPayments = await showPayments(tx, paidBy(tx, person), staffId);
  const claimRows = user
    ? await tx.select().from(claims).where(eq(claims.userId, user.id)).orderBy(desc(claims.id)).limit(maxRows)
    : [];
  const entries = (references: string[]) => references.map((record) => ({ subjectId, record }));
  await recordHourlyReads(tx, staffId, 'visit', entries(visitFacts.map(({ row }) => row.reference)));
  await recordHourlyReads(tx, staffId, 'payment', entries(shownPayments.map(({ reference }) => reference)));
  await recordHourlyReads(tx, staffId, 'claim', entries(claimRows.map(({ reference }) => reference)));
  return {
    ...contact,
    visits: visitFacts.map(({ row, doctor, care, ...booker }) => ({
      reference: row.reference,
      name: otherName(fullName(personOf(booker)), contact.name),
      scheduled_at: row.scheduledAt.toISOString(),
      method: row.method,
      state: stateOf(row),
      doctor: doctor?.name ?? null,
      care_manager: care?.name ?? null,
      can_change: canChange(row, now, 'support'),
    })),
    payments: shownPayments,
    cover: user ? await coverOf(tx, user.id) : [],
    mails: await mailsOf(tx, addressOf(person)),
    claims: claimRows.map(({ reference, status, amountKobo, createdAt }) => ({
      reference,
      status,
      amount: amountKobo === null ? null : toNaira(amountKobo),
      created_at: createdAt.toISOString(),
    })),
    notes: await notesOf(tx, person),
  };
}

/** For a `where`: payments of an account or of a guest. */
export const paidBy = (db: Database, person: SupportedPerson) =>
  person.user ? paymentsOf(db, person.user) : ofGuest(addressOf(person));

function contactOf(person: SupportedPerson) {
  const { user } = person;
  const payment = user ? null : person.guest;
  const contact = personOf({ user, payment });
  return {
    key: user ? keyOf(user.id) : (payment?.reference ?? ''),
    name: fullName(contact),
    email: contact.email,
    is_guest: !user,
    phone: contact.phone,
  };
}

const otherName = (name: string, than: string): string | null =>
  name.toLowerCase() === than.toLowerCase() ? null : name;

const visitsOf = (tx: Database, person: SupportedPerson) =>
  selectVisits(tx)
    .where(
      person.user
        ? eq(visits.userId, person.user.id)
        : and(isNull(visits.userId), ofGuest(addressOf(person))),
    )
    .orderBy(desc(visits.scheduledAt))
    .limit(maxRows);

async function coverOf(tx: Database, userId: number) {
  const rows = await tx
    .select({ plan: plans.name, period: subscriptions })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.userId, userId))
    .orderBy(desc(subscriptions.startsAt))
    .limit(maxRows);
  return rows.map(({ plan, period }) => ({
    plan,
    starts_at: period.startsAt.toISOString(),
    expires_at: period.expiresAt.toISOString(),
  }));
}

async function mailsOf(tx: Database, address: string) {
  const rows = await tx
    .select({
      id: outbox.id,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      deadAt: outbox.deadAt,
      attempts: outbox.attempts,
    })
    .from(outbox)
    .where(emailIs(outbox.to, address))
    .orderBy(desc(outbox.id))
    .limit(maxRows);
  return rows.map(({ id, subject, createdAt, sentAt, deadAt, attempts }) => ({
    id,
    subject,
    created_at: createdAt.toISOString(),
    state: sentAt ? ('sent' as const) : deadAt ? ('failed' as const) : ('waiting' as const),
    attempts,
  }));
}

async function notesOf(tx: Database, person: SupportedPerson) {
  const rows = await tx
    .select({ note: supportNotes, by: staff.name })
    .from(supportNotes)
    .innerJoin(staff, eq(staff.id, supportNotes.staffId))
    .where(ofNotes(person))
    .orderBy(asc(supportNotes.id));
  return rows.map(({ note, by }) => ({ id: note.id, text: note.text, by, at: note.createdAt.toISOString() }));
}

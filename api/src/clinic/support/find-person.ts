import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { notFound } from '../../common/response-error';
import { isErasedAddress } from '../../people/erased-address';
import { emailIs, type Database } from '../../db/database';
import { payments, supportNotes, users, type PaymentRow } from '../../db/schema';
import type { PersonRow } from '../../people/lock-person';
import { lockVisit } from '../../visits/find-visit';
import type { VisitFacts } from '../../visits/select-visits';
import { fullName } from '../../people/names';

/**
 * A person whom support helps: an account, or a guest, represented by their newest payment. Guests who share an e-mail
 * address are told apart by name.
 */
export type SupportedPerson = { user: PersonRow } | { user: null; guest: PaymentRow };

/** What a staff member does for a person, about a payment or visit. */
export interface SupportAction {
  key: string;
  reference: string;
  staffId: number;
}

/** The key of an account in paths; a guest's key is a payment's reference. */
export const keyOf = (userId: number): string => `U${userId}`;

/** The person's e-mail address in lower case. */
export const addressOf = (person: SupportedPerson): string =>
  (person.user ? person.user.email : person.guest.email).toLowerCase();

/** For a `where`: payments of an e-mail address without an account. */
export const ofGuest = (email: string) => and(isNull(payments.userId), emailIs(payments.email, email));

/** The guest's payments, newest first, without those of people with another name at the same address. */
export async function paymentsOfGuest(db: Database, guest: PaymentRow): Promise<PaymentRow[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(ofGuest(guest.email.toLowerCase()))
    .orderBy(desc(payments.id));
  const name = fullName(guest).toLowerCase();
  return rows.filter((other) => fullName(other).toLowerCase() === name);
}

/** For a `where`: support's notes about the person. */
export const ofNotes = (person: SupportedPerson) =>
  person.user ? eq(supportNotes.userId, person.user.id) : eq(supportNotes.email, addressOf(person));

/** Finds the person of a key; throws 404, also for an erased person. */
export async function findPerson(db: Database, key: string): Promise<SupportedPerson> {
  const id = /^U([1-9]\d{0,8})$/.exec(key)?.[1];
  if (id) {
    const [user] = await db
      .select()
      .from(users)
      .where(and(eq(users.id, Number(id)), isNull(users.erasedAt)));
    if (user) return { user };
  } else {
    const [named] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.reference, key), isNull(payments.userId)));
    if (named && !isErasedAddress(named.email)) {
      const [newest = named] = await paymentsOfGuest(db, named);
      return { user: null, guest: newest };
    }
  }
  throw notFound('This person');
}

/** Locks a visit of the key's person; throws 404 for other visits. */
export async function lockTheirVisit(tx: Database, key: string, reference: string): Promise<VisitFacts> {
  const person = await findPerson(tx, key);
  const visit = await lockVisit(tx, reference);
  const isTheirs = person.user
    ? visit.row.userId === person.user.id
    : visit.row.userId === null && visit.payment?.email.toLowerCase() === addressOf(person);
  if (!isTheirs) throw notFound('This visit');
  return visit;
}

interface NewNote {
  text: string;
  staffId: number;
  createdAt: Date;
}

/** Ids of the staff who left a note with the same text about the person within the last `windowMs`. */
export async function recentNoteAuthors(
  tx: Database,
  person: SupportedPerson,
  { text, createdAt }: NewNote,
  windowMs: number,
): Promise<number[]> {
  const recentNotes = await tx
    .select({ text: supportNotes.text, staffId: supportNotes.staffId })
    .from(supportNotes)
    .where(and(ofNotes(person), gt(supportNotes.createdAt, new Date(createdAt.getTime() - windowMs))));
  // The texts are encrypted and can be compared only here.
  return recentNotes.filter((note) => note.text === text).map(({ staffId }) => staffId);
}

export async function leaveNote(tx: Database, person: SupportedPerson, note: NewNote): Promise<void> {
  const subject = person.user ? { userId: person.user.id } : { email: addressOf(person) };
  await tx.insert(supportNotes).values({ ...subject, ...note });
}

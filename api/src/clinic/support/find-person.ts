import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { notFound } from '../../common/response-error';
import { isErasedAddress } from '../../common/erased-address';
import { isEmail, type Database } from '../../db/database';
import { payments, supportNotes, users, type PaymentRow } from '../../db/schema';
import type { PersonRow } from '../../sessions/lock-person';
import { lockVisit } from '../../visits/find-visit';
import type { VisitFacts } from '../../visits/select-visits';
import { fullName } from '../../common/reference';

/**
 * An account, or a guest: everything that one address paid without an account. Of those who share an address it is the one who
 * made the named payment, by their newest.
 */
export type Supported = { user: PersonRow } | { user: null; guest: PaymentRow };

/** How paths name an account; a guest has the reference of a payment. */
export const keyOf = (userId: number): string => `U${userId}`;

/** The address of somebody, in small letters. */
export const addressOf = (person: Supported): string =>
  (person.user ? person.user.email : person.guest.email).toLowerCase();

/** Payments that an address made without an account. */
export const ofGuest = (email: string) => and(isNull(payments.userId), isEmail(payments.email, email));

/** What a guest paid, the newest first, without what somebody of another name paid with the same address. */
export async function paymentsOfGuest(db: Database, guest: PaymentRow): Promise<PaymentRow[]> {
  const paid = await db
    .select()
    .from(payments)
    .where(ofGuest(guest.email.toLowerCase()))
    .orderBy(desc(payments.id));
  const name = fullName(guest).toLowerCase();
  return paid.filter((other) => fullName(other).toLowerCase() === name);
}

/** The notes about somebody. */
export const ofNotes = (person: Supported) =>
  person.user ? eq(supportNotes.userId, person.user.id) : eq(supportNotes.email, addressOf(person));

/** Whom a key names; throws 404, for an erased person too. */
export async function findPerson(db: Database, key: string): Promise<Supported> {
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

interface NewNote {
  text: string;
  staffId: number;
  createdAt: Date;
}

/** Who left a note of these words about somebody, so many milliseconds before it at most. */
export async function whoNoted(
  tx: Database,
  person: Supported,
  { text, createdAt }: NewNote,
  ms: number,
): Promise<number[]> {
  const lately = await tx
    .select({ text: supportNotes.text, staffId: supportNotes.staffId })
    .from(supportNotes)
    .where(and(ofNotes(person), gt(supportNotes.createdAt, new Date(createdAt.getTime() - ms))));
  // The texts are encrypted and can be compared only here.
  return lately.filter((note) => note.text === text).map(({ staffId }) => staffId);
}

/** Leaves a note about somebody for colleagues. */
export async function leaveNote(tx: Database, person: Supported, note: NewNote): Promise<void> {
  const whose = person.user ? { userId: person.user.id } : { email: addressOf(person) };
  await tx.insert(supportNotes).values({ ...whose, ...note });
}

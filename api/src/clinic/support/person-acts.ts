import { notFound } from '../../common/http-error';
import type { Database } from '../../db/database';
import { supportNotes } from '../../db/schema';
import { lockVisit } from '../visit/lock-visit';
import type { VisitFacts } from '../visit/select-visits';
import { addressOf, findPerson, type Supported } from './find-person';

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

/** Leaves a note about somebody for colleagues. */
export async function leaveNote(
  tx: Database,
  person: Supported,
  note: { text: string; staffId: number; createdAt: Date },
): Promise<void> {
  const whose = person.user ? { userId: person.user.id } : { email: addressOf(person) };
  await tx.insert(supportNotes).values({ ...whose, ...note });
}

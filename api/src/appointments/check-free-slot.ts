/** One person cannot have two visits at the same time. */
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { appointments } from '../db/schema';
import { fieldError } from '../common/http-error';
import { lockPerson } from '../sessions/lock-person';

/** A row that does not count: the visit that is moved, or the same booking sent again. */
type Except = { id: number } | { description: string };

/**
 * Throws under `date` when the person has another visit at that time. Locks the person until the transaction
 * ends.
 */
export async function checkFreeSlot(
  tx: Database,
  userId: number,
  scheduledAt: Date,
  except: Except,
): Promise<void> {
  await lockPerson(tx, userId);
  const held = await tx
    .select({ id: appointments.id, description: appointments.description })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        eq(appointments.scheduledAt, scheduledAt),
        ne(appointments.status, 'cancelled'),
      ),
    );
  // The texts are encrypted and can be compared only here.
  const taken = held.some((visit) =>
    'id' in except ? visit.id !== except.id : visit.description !== except.description,
  );
  if (taken) throw fieldError('date', 'You already have a visit at this time. Choose another time.');
}

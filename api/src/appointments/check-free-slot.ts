/** One person cannot hold the same time twice. */
import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/open-database';
import { appointments, users } from '../db/schema';
import { fieldError } from '../http/http-error';

/** Whose own row does not count: the visit that is moved, or the same booking sent again. */
type Except = { id: number } | { description: string };

/** Throws under `date` when the person has another visit at that time. Locks the person until the transaction ends. */
export async function checkFreeSlot(
  tx: Database,
  userId: number,
  scheduledAt: Date,
  except: Except,
): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [taken] = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.userId, userId),
        eq(appointments.scheduledAt, scheduledAt),
        ne(appointments.status, 'cancelled'),
        'id' in except ? ne(appointments.id, except.id) : ne(appointments.description, except.description),
      ),
    )
    .limit(1);
  if (taken) throw fieldError('date', 'You already have a visit at this time. Choose another time.');
}

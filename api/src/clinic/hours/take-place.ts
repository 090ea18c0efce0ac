/** A visit needs a place: there are so many a quarter of an hour and method, while the clinic is open. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { fieldError } from '../../common/http-error';
import type { Database } from '../../db/database';
import { visits } from '../../db/schema';
import { isOpenAt, readHours } from './opening';

interface Place {
  at: Date;
  method: 'video' | 'message';
  /** A visit that does not count: the one that moves. */
  except?: number;
}

/**
 * Whether there is a place left. Until the transaction ends nobody else takes one at this time, in all processes, so call
 * it last before the visit is written.
 */
export async function hasPlace(tx: Database, { at, method, except }: Place): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`place:${method}:${at.toISOString()}`}))`);
  const hours = await readHours(tx);
  if (!isOpenAt(hours, at)) return false;
  const taken = await tx.$count(
    visits,
    and(
      eq(visits.scheduledAt, at),
      eq(visits.method, method),
      ne(visits.status, 'cancelled'),
      except === undefined ? undefined : ne(visits.id, except),
    ),
  );
  return taken < hours.capacity[method];
}

/** Throws under `date` where there is none. */
export async function takePlace(tx: Database, place: Place): Promise<void> {
  if (!(await hasPlace(tx, place)))
    throw fieldError('date', 'There is no doctor free at this time. Choose another time.');
}

/**
 * Opening hours and capacity: how many visits of each method can begin per quarter of an hour while the clinic is open.
 */
import type { ClinicHours } from '@ilera/contracts/api';
import { type Day, isoDay, isoTime, lagosToday, timeSlots } from '@ilera/format';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { clinicHours, visits } from '../db/schema';
import { boundsOf } from '../common/calendar';
import { fieldError } from '../common/response-error';

/** Always open; four visits per quarter of an hour and method. */
export const defaultHours: ClinicHours = {
  weekdays: Array.from({ length: 7 }, () => ({ from: '00:00', until: '24:00' })),
  exceptions: [],
  capacity: { video: 4, message: 4 },
};

/** Reads the hours that a manager has set, or the default. */
export async function readHours(db: Database): Promise<ClinicHours> {
  const [row] = await db.select().from(clinicHours);
  return row?.hours ?? defaultHours;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Opening and closing time of a day, as `09:30`; null if the clinic is closed. */
export function openingOf(hours: ClinicHours, { year, month, day }: Day) {
  const date = isoDay({ year, month, day });
  const exception = hours.exceptions.find((other) => other.day === date);
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return exception ? exception.opening : (hours.weekdays[weekday] ?? null);
}

/** Converts `01:30 pm` to `13:30`. */
export function clockOf(slot: string): string {
  const minutes = timeSlots.indexOf(slot) * 15;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Whether the clinic is open at a moment, regardless of bookings. */
function isOpenAt(hours: ClinicHours, at: Date): boolean {
  const opening = openingOf(hours, lagosToday(at));
  const clock = isoTime(at).slice(-5);
  return opening !== null && opening.from <= clock && clock < opening.until;
}

/** For a `where`: the visits of a day. */
export const isOnDay = (day: Day) => {
  const { from, until } = boundsOf(day);
  return and(gte(visits.scheduledAt, from), lt(visits.scheduledAt, until));
};

/** For a `where`: visits of a method that occupy a slot. */
export const takesSlot = (method: Slot['method']) =>
  and(eq(visits.method, method), ne(visits.status, 'cancelled'));

interface Slot {
  at: Date;
  method: 'video' | 'message';
  /** Id of a visit to ignore, because it is being moved. */
  except?: number;
}

/**
 * Locks a slot in all processes until the transaction ends, and returns whether the slot is free. Take all other locks
 * first.
 */
export async function lockIfFree(tx: Database, { at, method, except }: Slot): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`place:${method}:${at.toISOString()}`}))`);
  const hours = await readHours(tx);
  if (!isOpenAt(hours, at)) return false;
  const visitCount = await tx.$count(
    visits,
    and(
      eq(visits.scheduledAt, at),
      takesSlot(method),
      except === undefined ? undefined : ne(visits.id, except),
    ),
  );
  return visitCount < hours.capacity[method];
}

/** Locks a slot; throws under `date` if it is full. */
export async function requireCapacity(tx: Database, slot: Slot): Promise<void> {
  if (!(await lockIfFree(tx, slot)))
    throw fieldError('date', 'There is no doctor free at this time. Choose another time.');
}

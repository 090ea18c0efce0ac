/**
 * The hours and the capacity in force: so many visits can begin in a quarter of an hour with each method, while the
 * clinic is open.
 */
import type { ClinicHours } from '@ilera/contracts/api';
import { lagosToday, slotInstant, timeSlots, type Day } from '@ilera/format';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { clinicHours, visits } from '../db/schema';
import { fieldError } from '../common/response-error';
import { dayMs } from '../common/time';

/** Always open, four visits a quarter of an hour and method. */
export const defaultHours: ClinicHours = {
  weekdays: Array.from({ length: 7 }, () => ({ from: '00:00', until: '24:00' })),
  exceptions: [],
  capacity: { video: 4, message: 4 },
};

/** What a manager has set, or the default. */
export async function readHours(db: Database): Promise<ClinicHours> {
  const [row] = await db.select().from(clinicHours);
  return row?.hours ?? defaultHours;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** From when until when a day is open, as `09:30`; null where it is closed. */
export function openingOf(hours: ClinicHours, { year, month, day }: Day) {
  const text = `${year}-${twoDigits(month + 1)}-${twoDigits(day)}`;
  const exception = hours.exceptions.find((one) => one.day === text);
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return exception ? exception.opening : (hours.weekdays[weekday] ?? null);
}

/** `13:30` of `01:30 pm`. */
export function clockOf(slot: string): string {
  const minutes = timeSlots.indexOf(slot) * 15;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** Whether a visit may begin at a moment, whatever else is booked. */
function isOpenAt(hours: ClinicHours, at: Date): boolean {
  const opening = openingOf(hours, lagosToday(at));
  const clock = at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Lagos',
  });
  return opening !== null && opening.from <= clock && clock < opening.until;
}

/** The day of `2026-03-14`; throws under its field where there is none. */
export function readDay(text: string, field = 'day'): Day {
  const date = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text)
    throw fieldError(field, 'There is no such day.');
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** A day in Lagos, from its first moment to before the next day's. */
export function boundsOf(day: Day): { from: Date; until: Date } {
  const from = slotInstant(day, '12:00 am');
  return { from, until: new Date(from.getTime() + dayMs) };
}

/** For a `where`: the visits of a day. */
export const isOnDay = (day: Day) => {
  const { from, until } = boundsOf(day);
  return and(gte(visits.scheduledAt, from), lt(visits.scheduledAt, until));
};

/** For a `where`: the visits of a method that take a slot, each at its time. */
export const takesSlot = (method: Slot['method']) =>
  and(eq(visits.method, method), ne(visits.status, 'cancelled'));

interface Slot {
  at: Date;
  method: 'video' | 'message';
  /** A visit that does not count: the one that moves. */
  except?: number;
}

/**
 * Locks a slot until the transaction ends, in all processes, so lock all else before. Returns whether it is free.
 */
export async function lockIfFree(tx: Database, { at, method, except }: Slot): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`place:${method}:${at.toISOString()}`}))`);
  const hours = await readHours(tx);
  if (!isOpenAt(hours, at)) return false;
  const taken = await tx.$count(
    visits,
    and(
      eq(visits.scheduledAt, at),
      takesSlot(method),
      except === undefined ? undefined : ne(visits.id, except),
    ),
  );
  return taken < hours.capacity[method];
}

/** Throws under `date` where there is none. */
export async function requireCapacity(tx: Database, slot: Slot): Promise<void> {
  if (!(await lockIfFree(tx, slot)))
    throw fieldError('date', 'There is no doctor free at this time. Choose another time.');
}

/** Days that tests book: what can be booked ends with the year (R4.45). */
import { lastBookingDay } from '@shared/format';
import type { Suite } from './on-database';

const dayMs = 86_400_000;
const today = new Date();

/**
 * How far the clock of tests is ahead, in milliseconds: in the last week of a year they run in the next one,
 * so that 31 December is always ahead of them.
 */
export const clockAhead =
  lastBookingDay(new Date(today.getTime() + 8 * dayMs)).year > lastBookingDay(today).year ? 8 * dayMs : 0;

/** The year of the tests' clock. */
export const thisYear = lastBookingDay(new Date(today.getTime() + clockAhead)).year;

/** The year after it, for tests that need more days than are left: see `startInNextYear`. */
export const year = thisYear + 1;

/** Milliseconds from a moment to 2 January of `year`, when every later day of it can be booked. */
export const untilNextYear = (now: Date): number => Date.UTC(year, 0, 2) - now.getTime();

/** Moves the clock of a suite there. */
export function startInNextYear(suite: Suite): void {
  beforeAll(() => suite.api.advance(untilNextYear(suite.api.services.now())));
}

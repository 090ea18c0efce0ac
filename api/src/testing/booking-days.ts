/** Days that tests book: what can be booked ends with the year (R4.45). */
import type { Suite } from './on-database';
import { thisYear } from './test-clock';

/** The year after the tests' own, for tests that need more days than are left of it. */
export const year = thisYear + 1;

/** Milliseconds from a moment to 2 January of `year`, when every later day of it can be booked. */
export const untilNextYear = (now: Date): number => Date.UTC(year, 0, 2) - now.getTime();

/** Moves the clock of a suite there. */
export function startInNextYear(suite: Suite): void {
  beforeAll(() => suite.api.advance(untilNextYear(suite.api.services.now())));
}

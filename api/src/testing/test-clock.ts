/** The clock of tests. */
import { lastBookingDay } from '@ilera/format';

const week = 7 * 86_400_000;
const { year } = lastBookingDay(new Date(Date.now() + week));

/**
 * How far it is ahead, in milliseconds: in the last week of a year tests run in the next one, so that 31
 * December is always ahead of them.
 */
export const clockAhead = year > lastBookingDay(new Date()).year ? week : 0;

/** Its year. */
export const thisYear = year;

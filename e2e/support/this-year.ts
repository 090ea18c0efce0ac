import { lagosToday } from '../../shared/format/src/dates/dates';

/** The year of the site's clock. Its 31 December can be booked, also in the last days of a year (`ahead-of-year-end`). */
export const thisYear = lagosToday(new Date()).year;

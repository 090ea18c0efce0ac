/** The date of a booking as the API takes it: `3-14-2026 09:30 am` in Lagos. */
import {
  isOpenForBooking,
  lagosToday,
  opensNextYear,
  parseBookingDate,
  slotInstant,
  timeSlots,
  type Day,
} from '@shared/format';
import { fieldError } from '../common/http-error';

/** A day, its slot, and the moment that they name. */
export type BookingDate = Day & { time: string; at: Date };

/** Throws under `date` unless it exists, lies in the future, and in the year that is open (R4.45, R4.79). */
export function checkBookingDate(text: string, now: Date): BookingDate {
  const date = parseBookingDate(text);
  if (!date || !timeSlots.includes(date.time))
    throw fieldError('date', 'Choose a date and a time of the calendar.');
  const at = slotInstant(date, date.time);
  if (at < slotInstant(lagosToday(now), '12:00 am'))
    throw fieldError('date', 'This day is over. Choose another date.');
  if (at <= now) throw fieldError('date', 'This time is over. Choose another time.');
  if (!isOpenForBooking(date, now)) throw fieldError('date', `${opensNextYear(now)} Choose an earlier date.`);
  return { ...date, at };
}

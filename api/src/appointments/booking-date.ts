/** The date of a booking: `3-14-2026 09:30 am`, month from 1, in Lagos (one hour ahead of UTC all year). */
import { fieldError } from '../common/http-error';

export interface BookingDate {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  /** `09:30 am` */
  time: string;
  at: Date;
}

const pattern = /^(\d{1,2})-(\d{1,2})-(\d{4}) ((\d{2}):(\d{2}) (am|pm))$/;
const lagosOffsetMs = 3_600_000;

/**
 * Null for a day that does not exist or a time that is no slot. Parsed by hand, because engines differ in
 * `new Date(text)`.
 */
export function parseBookingDate(text: string): BookingDate | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [, month, day, year, time, hour, minute, half] = match as unknown as string[];
  const numbers = { year: Number(year), month: Number(month), day: Number(day) };
  const hour12 = Number(hour);
  const minutes = Number(minute);
  if (hour12 < 1 || hour12 > 12 || minutes % 15 !== 0 || minutes > 45) return null;
  const hour24 = (hour12 % 12) + (half === 'pm' ? 12 : 0);
  const utc = Date.UTC(numbers.year, numbers.month - 1, numbers.day, hour24, minutes);
  const back = new Date(utc);
  // 31 April becomes 1 May in Date.
  if (back.getUTCMonth() !== numbers.month - 1 || back.getUTCDate() !== numbers.day) return null;
  return { ...numbers, time: time ?? '', at: new Date(utc - lagosOffsetMs) };
}

/** Parses a date; throws under `date` unless it exists and lies in the future (R4.79). */
export function checkBookingDate(text: string, now: Date): BookingDate {
  const date = parseBookingDate(text);
  if (!date) throw fieldError('date', 'Choose a date and a time of the calendar.');
  const startOfToday = new Date(now.getTime() + lagosOffsetMs);
  startOfToday.setUTCHours(0, 0, 0, 0);
  if (date.at.getTime() < startOfToday.getTime() - lagosOffsetMs)
    throw fieldError('date', 'This day is over. Choose another date.');
  if (date.at <= now) throw fieldError('date', 'This time is over. Choose another time.');
  if (date.year > now.getUTCFullYear() + 1) throw fieldError('date', 'Choose a date within a year.');
  return date;
}

import { ordinal } from '../words';

/** The time zone's name beside a time of day. */
export const zoneName = 'West Africa Time';

/** Milliseconds. Every day in Lagos has 24 hours, because Nigeria has no daylight saving time. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Milliseconds. Nigeria keeps UTC+1 all year, so a fixed offset is exact and needs no time zone data. */
export const lagosOffsetMs = 1 * hourMs;

/** Month names in every calendar and date of the site. */
export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** A calendar day; `month` is 0-based as in the booking payload (R4.46). */
export interface Day {
  year: number;
  month: number;
  day: number;
}

const apiDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function offsetOf(zone: string | undefined): number {
  if (!zone || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/**
 * Parses an API date: ISO with or without a zone, or `YYYY-MM-DD HH:mm:ss`; without a zone it is UTC (R4.66). Uses a
 * pattern, because engines disagree about the second form. Null for any other value.
 */
export function parseApiDate(value: unknown): Date | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  if (typeof value !== 'string') return null;
  const match = apiDate.exec(value.trim());
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  if (year === undefined || month === undefined || day === undefined) return null;
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(time);
  // Date.UTC turns 31 February into March, so a date that changes is rejected.
  const isUnchanged = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isUnchanged && (hour ?? 0) < 24 && (minute ?? 0) < 60 ? new Date(time - offsetOf(match[7])) : null;
}

function inLagos(date: Date): Date {
  return new Date(date.getTime() + lagosOffsetMs);
}

/** Formats a 24-hour time as `h:mm AM`. */
function clock(hour: number, minute: number): string {
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `February 3, 2026 9:30 AM` in Lagos, for the time of a record; empty for an invalid date. */
export function formatDateTime(value: unknown): string {
  const parsed = parseApiDate(value);
  if (!parsed) return '';
  const date = inLagos(parsed);
  const day = `${monthNames[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  return `${day} ${clock(date.getUTCHours(), date.getUTCMinutes())}`;
}

/** `3rd February, 2026` in Lagos, for a day; empty for an invalid date. */
export function formatDay(value: unknown): string {
  const parsed = parseApiDate(value);
  if (!parsed) return '';
  const date = inLagos(parsed);
  return `${ordinal(date.getUTCDate())} ${monthNames[date.getUTCMonth()]}, ${date.getUTCFullYear()}`;
}

/** Weekday names from Sunday (P4.4). */
export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** `Saturday 5 December 2026, 9:30 AM` in Lagos, for the time of a visit; empty for an invalid date. */
export function formatVisitTime(value: unknown): string {
  const parsed = parseApiDate(value);
  if (!parsed) return '';
  const date = inLagos(parsed);
  const day = `${weekdayNames[date.getUTCDay()]} ${date.getUTCDate()} ${monthNames[date.getUTCMonth()]}`;
  return `${day} ${date.getUTCFullYear()}, ${clock(date.getUTCHours(), date.getUTCMinutes())}`;
}

/** `9:30 AM` in Lagos; empty for an invalid date. */
export function formatTime(value: unknown): string {
  const parsed = parseApiDate(value);
  if (!parsed) return '';
  const date = inLagos(parsed);
  return clock(date.getUTCHours(), date.getUTCMinutes());
}

/** The calendar day in Lagos at an instant, which browsers take from the server (R5.13). */
export function lagosToday(now: Date): Day {
  const date = inLagos(now);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() };
}

/** `2026-03-14`: the value of a date field, and a day on the wire. */
export const isoDay = ({ year, month, day }: Day): string =>
  [year, month + 1, day].map((part) => String(part).padStart(2, '0')).join('-');

/** `2026-03-14 09:30` in Lagos, which spreadsheets read as a time. */
export const isoTime = (moment: Date): string => inLagos(moment).toISOString().slice(0, 16).replace('T', ' ');

/** The booking's wire text `3-14-2026 09:30 am`, with a 1-based month (R4.46). */
export function bookingDate(day: Day, time: string): string {
  return `${day.month + 1}-${day.day}-${day.year} ${time}`;
}

/** Parses a booking's wire text; null if invalid. */
export function parseBookingDate(text: string): (Day & { time: string }) | null {
  const match = /^(\d{1,2})-(\d{1,2})-(\d{4}) (\d{2}:\d{2} [ap]m)$/i.exec(text.trim());
  if (!match) return null;
  const [month, day, year] = match.slice(1, 4).map(Number);
  if (month === undefined || day === undefined || year === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return { year, month: month - 1, day, time: (match[4] ?? '').toLowerCase() };
}

/** The instant of a day and a slot such as `09:30 am` in Lagos. */
export function slotInstant({ year, month, day }: Day, time: string): Date {
  const [hour = 0, minute = 0] = time.slice(0, 5).split(':').map(Number);
  const hour24 = (hour % 12) + (time.endsWith('pm') ? 12 : 0);
  return new Date(Date.UTC(year, month, day, hour24, minute) - lagosOffsetMs);
}

/** The instant of a booking's wire text; null if invalid. */
export function bookingInstant(text: string): Date | null {
  const parsed = parseBookingDate(text);
  return parsed && slotInstant(parsed, parsed.time);
}

/** Formats a booking's wire text as `Saturday 14 March 2026, 9:30 AM`; returns an unreadable text unchanged. */
export function formatBookingDate(text: string): string {
  return formatVisitTime(bookingInstant(text)) || text;
}

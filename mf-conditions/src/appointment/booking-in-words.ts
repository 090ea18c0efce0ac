import { formatVisitTime, slotInstant } from '@shared/format';
import { words as visit } from '../visit.words';
import { words } from './appointment.words';
import type { BookingStore } from './booking.store';
import { dayTitle } from './calendar';

/** The choice made so far, `Saturday 14 March 2026, 9:30 AM, by video call`, and what is missing. */
export function bookingInWords(store: BookingStore): string {
  const { day, time, method, dayIsClosed } = store;
  if (!day) return words.dayFirst;
  const when = time ? formatVisitTime(slotInstant(day, time)) : dayTitle(day);
  const chosen = [when, method && visit.by[method]].filter(Boolean).join(', ');
  if (dayIsClosed) return words.thenDay(chosen);
  if (!time) return words.thenTime(chosen);
  return method ? chosen : words.thenMethod(chosen);
}

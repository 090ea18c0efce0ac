import { formatVisitTime, slotInstant } from '@shared/format';
import type { BookingStore } from './booking.store';
import { dayTitle } from './calendar';

const byMethod = { video: 'by video call', message: 'by message', '': '' } as const;

/** The choice made so far, `Saturday 14 March 2026, 9:30 AM, by video call`, and what is missing. */
export function bookingInWords({ day, time, method }: Pick<BookingStore, 'day' | 'time' | 'method'>): string {
  if (!day) return 'Choose a day first.';
  const when = time ? formatVisitTime(slotInstant(day, time)) : dayTitle(day);
  const chosen = [when, byMethod[method]].filter(Boolean).join(', ');
  if (!time) return `${chosen}. Now choose a time.`;
  return method ? chosen : `${chosen}. Now choose video or message.`;
}

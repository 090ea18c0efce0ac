/** Until when people without a plan book visits free of charge (R4.28). */
import { lastSlot, parseBookingDate, slotInstant } from '@shared/format';

/** The last slot of a day such as `2027-03-31`; null where nothing ends it. */
export function parseFreeVisits(day: string | null, faults: string[]): Date | null {
  if (day === null) return null;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const slot = parseBookingDate(`${month}-${date}-${year} ${lastSlot}`);
  if (!slot) faults.push('FREE_VISITS_UNTIL must be a day such as 2027-03-31');
  return slot && slotInstant(slot, lastSlot);
}

import type { ClinicVisitRow, ConsultationMethod } from '@ilera/contracts/api';
import { dayMs, isoDay, lagosToday, parseApiDate } from '@ilera/format';
import { useQueryState } from '@ilera/ui';
import { isMe } from '../desk/staff.store';

/** The filter of a day's visits. */
export const shows = ['all', 'untaken', 'overdue', 'unassigned', 'due', 'mine'] as const;
export type Show = (typeof shows)[number];

/** The list's filters, kept in the address, so that Back, a reload and a colleague get the same list. */
export interface View {
  /** `2026-03-14`, or '' for today. */
  day: string;
  method: ConsultationMethod | '';
  staff: string;
  show: Show;
}

const defaults = { day: '', method: ['', 'video', 'message'], staff: '', show: shows } as const;

/** Reads and changes the filters in the address. Back steps through days, not through the other filters. */
export function useView() {
  const [{ day, staff, ...filters }, setQuery] = useQueryState(defaults);
  const view: View = {
    ...filters,
    day: parseApiDate(day) && day.length === 10 ? day : '',
    staff: /^\d+$/.test(staff) ? staff : '',
  };
  return { view, change: (changes: Partial<View>) => setQuery(changes, { replace: !('day' in changes) }) };
}

/** Whether a visit matches the filter. */
export function isShown(row: ClinicVisitRow, show: Show, now: number): boolean {
  if (show === 'all') return true;
  if (show === 'mine') return isMe(row.care_manager) || isMe(row.doctor);
  // An untaken visit is also unassigned, and overdue once its time has come.
  const isOver = Date.parse(row.scheduled_at) <= now;
  if (row.waits === 'untaken' && (show === 'unassigned' || (show === 'overdue' && isOver))) return true;
  return row.waits === show;
}

/** The day in Lagos at an instant, `2026-03-14`. */
export const dayAt = (now: Date): string => isoDay(lagosToday(now));

/** The day a number of days later. */
export function dayAfter(day: string, days: number): string {
  const start = parseApiDate(day);
  return start ? new Date(start.getTime() + days * dayMs).toISOString().slice(0, 10) : day;
}

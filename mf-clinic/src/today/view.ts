import type { ClinicVisitRow, ConsultationMethod } from '@shared/contracts/api';
import { isoDay, lagosToday, parseApiDate } from '@shared/format';

/** Which of a day's visits are shown. */
export const shows = ['all', 'untaken', 'overdue', 'unassigned', 'due', 'mine'] as const;
export type Show = (typeof shows)[number];

/** What the list shows, stored in its address, so that Back, a reload and a colleague have it. */
export interface View {
  /** `2026-03-14`, or '' for today. */
  day: string;
  method: ConsultationMethod | '';
  staff: string;
  show: Show;
}

/** The view that a query names; what it cannot mean counts as not there. */
export function readView(query: URLSearchParams): View {
  const day = query.get('day') ?? '';
  const method = query.get('method') ?? '';
  const staff = query.get('staff') ?? '';
  return {
    day: parseApiDate(day) && day.length === 10 ? day : '',
    method: method === 'video' || method === 'message' ? method : '',
    staff: /^\d+$/.test(staff) ? staff : '',
    show: shows.find((show) => show === query.get('show')) ?? 'all',
  };
}

/** The query of a view; default values are left out. */
export function writeView({ show, ...rest }: View): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) if (value) query.set(name, value);
  if (show !== 'all') query.set('show', show);
  return query;
}

/** Whether a visit belongs to what is shown. */
export function isShown(
  row: ClinicVisitRow,
  show: Show,
  me: number | string | undefined,
  now: number,
): boolean {
  if (show === 'all') return true;
  if (show === 'mine') return isMine(row, me);
  // What nobody has is unassigned too, and overdue once its time has come.
  const isOver = Date.parse(row.scheduled_at) <= now;
  if (row.waits === 'untaken' && (show === 'unassigned' || (show === 'overdue' && isOver))) return true;
  return row.waits === show;
}

const isMine = ({ care_manager, doctor }: ClinicVisitRow, me: number | string | undefined): boolean =>
  [care_manager, doctor].some((holder) => holder !== null && String(holder.id) === String(me));

const DAY = 24 * 60 * 60_000;

/** `2026-03-14`: the day in Lagos at an instant. */
export const dayAt = (now: Date): string => isoDay(lagosToday(now));

/** So many days after a day. */
export function dayAfter(day: string, days: number): string {
  const start = parseApiDate(day);
  return start ? new Date(start.getTime() + days * DAY).toISOString().slice(0, 10) : day;
}

import { appointmentStatus } from '@shared/format';
import type { VisitRow } from '../visits/visit-columns';
import { words } from './history.words';

/** The choices of the filter, in the words of the table. */
export const statusChoices = [
  { value: '', label: words.all },
  { value: 'pending', label: words.pending },
  { value: 'completed', label: words.completed },
  { value: 'cancelled', label: words.cancelled },
] as const;

/** The rows whose status reads as chosen, for an API that cannot filter. */
export function withStatus(rows: VisitRow[], chosen: string): VisitRow[] {
  if (!chosen) return rows;
  return rows.filter(({ status }) => appointmentStatus(status).label.toLowerCase() === chosen);
}

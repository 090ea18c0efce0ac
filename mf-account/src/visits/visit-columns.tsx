import { appointmentStatus, formatDateTime } from '@shared/format';
import { StatusPill, type TableColumn } from '@shared/ui';
import { Reference } from '../parts/reference';

/** A visit as an API of the fixed contract sends it; every field may be missing. */
export interface Visit {
  reference?: string | number | null;
  description?: string | null;
  created_at?: string | null;
  status?: string | null;
}

/** The columns in which visits are listed, on the home and in the history (A2.14). */
export const visitColumns: TableColumn<Visit>[] = [
  { key: 'reference', header: 'Reference', cell: (visit) => <Reference>{visit.reference}</Reference> },
  { key: 'condition', header: 'Condition', cell: (visit) => visit.description ?? '' },
  { key: 'date', header: 'Date', cell: (visit) => formatDateTime(visit.created_at) },
  {
    key: 'status',
    header: 'Status',
    cell: (visit) => <StatusPill status={appointmentStatus(visit.status)} />,
  },
];

/** References may be missing or repeated, and React wants one key a row. */
export function visitKey(visit: Visit, index: number): string {
  return `${visit.reference ?? ''}#${index}`;
}

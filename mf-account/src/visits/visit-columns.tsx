import type { ListedVisit } from '@ilera/contracts/api';
import { visitStatus, formatDateTime, formatVisitTime, parseApiDate } from '@ilera/format';
import { hasFeature, modals } from '@ilera/runtime';
import { OwnTime, StatusPill, type TableColumn } from '@ilera/ui';
import { Reference, ReferenceButton } from '../components/reference';
import styles from './visit.module.css';

/** The words of the columns of visits. */
const words = {
  reference: 'Reference',
  condition: 'Condition',
  date: 'Date',
  status: 'Status',
  visitAt: (time: string) => `Visit: ${time}`,
} as const;

/** Columns of visits on the home and in the history (A2.14); a row opens its visit (R4.78). */
export const visitColumns: TableColumn<ListedVisit>[] = [
  {
    key: 'reference',
    header: words.reference,
    cell: (visit) => <VisitReference visit={visit} />,
    onPhone: 'last',
  },
  {
    key: 'condition',
    header: words.condition,
    cell: (visit) => <VisitSubject visit={visit} />,
    onPhone: 'lead',
  },
  { key: 'date', header: words.date, cell: (visit) => formatDateTime(visit.created_at) },
  {
    key: 'status',
    header: words.status,
    cell: (visit) => <StatusPill status={visitStatus(visit.status)} />,
  },
];

/** A unique React key for each row: references may be missing or repeated. */
export function visitKey(visit: ListedVisit, index: number): string {
  return `${visit.reference}#${index}`;
}

function VisitReference({ visit: { reference } }: { visit: ListedVisit }) {
  if (!reference || !hasFeature('visits')) return <Reference>{reference}</Reference>;
  return <ReferenceButton onOpen={() => modals.open('visit', { reference })}>{reference}</ReferenceButton>;
}

/** The Date column holds the day of booking, so the day of the visit stands below the description. */
function VisitSubject({ visit }: { visit: ListedVisit }) {
  if (!hasFeature('visits') || !parseApiDate(visit.scheduled_at)) return <span>{visit.description}</span>;
  return (
    <>
      <span>{visit.description}</span>
      <span className={styles.when}>
        <span>{words.visitAt(formatVisitTime(visit.scheduled_at))}</span>
        <OwnTime at={parseApiDate(visit.scheduled_at)} />
      </span>
    </>
  );
}

import type { ClinicVisitRow, VisitWaits } from '@ilera/contracts/api';
import { formatTime, formatVisitTime, parseApiDate, type Tone } from '@ilera/format';
import { Link } from '@ilera/runtime';
import { Badge, MessageIcon, Region, StatusPill, VideoIcon } from '@ilera/ui';
import { addresses } from '../addresses';
import { methodLabel, visitState } from '../components/status-labels';
import styles from './today.module.css';
import { words } from './today.words';
import { formatRelativeTime } from './relative-time';
import { dayAt } from './view';

const waitTones: Record<VisitWaits, Tone> = {
  untaken: 'error',
  overdue: 'error',
  unassigned: 'warning',
  unfinished: 'warning',
  due: 'info',
};

/** Visits under a heading; each row is one link. */
export function VisitRows({
  heading,
  rows,
  day,
  now,
}: {
  heading: string;
  rows: readonly ClinicVisitRow[];
  /** The day of the list: visits of other days show their day. */
  day: string;
  now: number;
}) {
  return (
    <Region title={heading} titleClass={styles.heading}>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.reference}>
            <Link to={addresses.visit(row.reference)} className={styles.row}>
              <Cells row={row} day={day} now={now} />
            </Link>
          </li>
        ))}
      </ul>
    </Region>
  );
}

function Cells({ row, day, now }: { row: ClinicVisitRow; day: string; now: number }) {
  const { scheduled_at, condition, person, method, state, waits, care_manager, doctor } = row;
  const start = parseApiDate(scheduled_at)?.getTime() ?? now;
  const MethodIcon = method === 'video' ? VideoIcon : MessageIcon;
  return (
    <>
      <span className={styles.time} translate="no">
        {dayAt(new Date(start)) === day ? formatTime(scheduled_at) : formatVisitTime(scheduled_at)}
      </span>
      <span className={styles.until}>{state === 'waiting' ? formatRelativeTime(start, now) : ''}</span>
      <span className={styles.condition}>{condition ?? words.ownWords}</span>
      <span className={styles.person} translate="no">
        {person}
      </span>
      <span className={styles.method}>
        <MethodIcon />
        <span>{methodLabel(method)}</span>
      </span>
      <span className={styles.holders}>
        <Holder as={words.doctor} name={doctor?.name} />
        <Holder as={words.care} name={care_manager?.name} />
      </span>
      <span className={styles.mark}>
        {waits ? (
          <Badge tone={waitTones[waits]}>{words[waits]}</Badge>
        ) : (
          <StatusPill status={visitState(state)} />
        )}
      </span>
    </>
  );
}

function Holder({ as, name }: { as: string; name: string | undefined }) {
  return (
    <span>
      <span className={styles.as}>{`${as}: `}</span>
      <span translate={name ? 'no' : undefined}>{name ?? words.nobody}</span>
    </span>
  );
}

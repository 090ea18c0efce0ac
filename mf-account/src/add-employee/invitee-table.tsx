import { Badge, Table, type TableColumn } from '@shared/ui';
import styles from '../invite/invite.module.css';
import type { Invitee } from './check-invitees';

const SHOWN = 100;

const columns: TableColumn<Invitee>[] = [
  { key: 'line', header: 'Line', cell: (person) => person.line },
  { key: 'name', header: 'Name', cell: (person) => person.name },
  { key: 'email', header: 'Email', cell: (person) => person.email },
  { key: 'note', header: 'Note', cell: (person) => person.note },
  {
    key: 'check',
    header: 'Check',
    cell: ({ problems }) =>
      problems.length === 0 ? (
        <Badge tone="success">Fine</Badge>
      ) : (
        <Badge tone="error" className={styles.problem}>
          {problems.join('. ')}
        </Badge>
      ),
  },
];

/** The lines of an uploaded list; those with something wrong come first when not all fit. */
export function InviteeTable({ people }: { people: Invitee[] }) {
  const wrong = people.filter(({ problems }) => problems.length > 0);
  const fine = people.filter(({ problems }) => problems.length === 0);
  const shown = people.length <= SHOWN ? people : [...wrong, ...fine].slice(0, SHOWN);
  return (
    <>
      <Table caption="The uploaded list" columns={columns} rows={shown} rowKey={({ line }) => line} />
      {shown.length < people.length && (
        <p className={styles.note}>{`And ${people.length - shown.length} more lines.`}</p>
      )}
    </>
  );
}

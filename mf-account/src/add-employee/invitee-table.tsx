import { Badge, Table, type TableColumn } from '@shared/ui';
import styles from '../invite/invite.module.css';
import { words } from './add-employee.words';
import type { Invitee } from './check-invitees';

const SHOWN = 100;

const columns: TableColumn<Invitee>[] = [
  { key: 'line', header: words.line, cell: (person) => person.line },
  { key: 'name', header: words.name, cell: (person) => person.name },
  { key: 'email', header: words.email, cell: (person) => person.email },
  { key: 'note', header: words.note, cell: (person) => person.note },
  {
    key: 'check',
    header: words.check,
    cell: ({ problems }) =>
      problems.length === 0 ? (
        <Badge tone="success">{words.fine}</Badge>
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
      <Table caption={words.table} columns={columns} rows={shown} rowKey={({ line }) => line} />
      {shown.length < people.length && (
        <p className={styles.note}>{words.moreLines(people.length - shown.length)}</p>
      )}
    </>
  );
}

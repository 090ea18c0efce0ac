import { Badge, Button, Table, TextInput, type TableColumn } from '@shared/ui';
import { useState } from 'react';
import styles from '../invite/invite.module.css';
import { words } from './add-employee.words';
import type { Invitee } from './list/check-invitees';

/** So many lines more at each press. */
const STEP = 100;

interface Props {
  people: readonly Invitee[];
  onEdit: (id: number, values: Partial<Pick<Invitee, 'name' | 'email' | 'note'>>) => void;
  onRemove: (id: number) => void;
}

/**
 * The lines of an uploaded list; those with something wrong are fields, and come first when not all fit. A line that was
 * corrected stays where it is.
 */
export function InviteeTable({ people, onEdit, onRemove }: Props) {
  const [most, setMost] = useState(STEP);
  const field = (key: 'name' | 'email' | 'note'): TableColumn<Invitee> => ({
    key,
    header: words[key],
    cell: ({ id, line, corrected, problems, [key]: value }) =>
      corrected ? (
        <TextInput
          className={styles.cell ?? ''}
          aria-label={words.ofLine(words[key], line)}
          aria-invalid={problems.some((problem) => problem.field === key)}
          value={value}
          inputMode={key === 'email' ? 'email' : 'text'}
          autoComplete="off"
          onChange={(event) => onEdit(id, { [key]: event.target.value })}
        />
      ) : (
        value
      ),
  });
  const columns: TableColumn<Invitee>[] = [
    { key: 'line', header: words.line, cell: ({ line }) => line },
    field('name'),
    field('email'),
    field('note'),
    {
      key: 'check',
      header: words.check,
      cell: ({ id, line, problems, corrected }) => (
        <span className={styles.check}>
          {problems.length === 0 ? (
            <Badge tone="success">{words.fine}</Badge>
          ) : (
            <Badge tone="error" className={styles.problem}>
              {problems.map(({ text }) => text).join('. ')}
            </Badge>
          )}
          {corrected && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.removeLine(line)}
              onClick={() => onRemove(id)}
            >
              {words.remove}
            </Button>
          )}
        </span>
      ),
    },
  ];
  const first = people.filter(({ corrected }) => corrected);
  const rest = people.filter(({ corrected }) => !corrected);
  const shown = people.length <= most ? people : [...first, ...rest].slice(0, most);
  return (
    <>
      <Table caption={words.table} columns={columns} rows={shown} rowKey={({ id }) => id} />
      {shown.length < people.length && (
        <p className={styles.note}>
          <span>{`${words.moreLines(people.length - shown.length)} `}</span>
          <Button variant="quiet" size="small" onClick={() => setMost(most + STEP)}>
            {words.showMore}
          </Button>
        </p>
      )}
    </>
  );
}

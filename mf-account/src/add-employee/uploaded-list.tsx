import { Badge, Button, Table, type TableColumn, TextInput } from '@shared/ui';
import { useRef, useState } from 'react';
import styles from '../invite/invite.module.css';
import { words } from './add-employee.words';
import type { Invitee, Invitees } from './invitees';

interface Props {
  invitees: Invitees;
  /** Called when somebody changes the list. */
  onChange: (() => void) | undefined;
}

/** How many people were read and how many lines are wrong, above the lines. Loaded when there is a list. */
export default function UploadedList({ invitees, onChange }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const list = invitees.list ?? [];
  const wrong = list.filter(({ problems }) => problems.length > 0).length;
  return (
    <>
      <p role="status" ref={status} tabIndex={-1}>
        {`${words.inFile(list.length)} ${wrong === 0 ? words.everyLineFine : words.linesWrong(wrong)}`}
      </p>
      <InviteeTable
        people={list}
        onEdit={(id, values) => {
          onChange?.();
          invitees.edit(id, values);
        }}
        onRemove={(id) => {
          onChange?.();
          invitees.remove(id);
          // The button that was pressed is gone.
          status.current?.focus();
        }}
      />
    </>
  );
}

/** So many lines more at each press. */
const STEP = 100;

interface InviteeTableProps {
  people: readonly Invitee[];
  onEdit: (id: number, values: Partial<Pick<Invitee, 'name' | 'email' | 'note'>>) => void;
  onRemove: (id: number) => void;
}

/**
 * The lines of an uploaded list; those with something wrong are fields, and come first when not all fit. A line that was
 * corrected stays where it is.
 */
function InviteeTable({ people, onEdit, onRemove }: InviteeTableProps) {
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

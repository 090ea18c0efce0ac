import { Badge, Button, Small, Table, type TableColumn, TextInput } from '@ilera/ui';
import { useRef, useState } from 'react';
import styles from './invite.module.css';
import { words as common } from './invite.words';
import type { Invitee, InviteeField, Invitees } from './invitees';
import { words } from './list.words';

interface Props {
  invitees: Invitees;
  /** Called when the list is edited. */
  onChange: () => void;
}

/** Number of rows that each press adds. */
const rowsAtOnce = 100;

/**
 * Shows how many people were read and how many rows have problems, above the rows. Rows with problems are editable, and
 * come first if not all fit; a corrected row stays in place. Loaded once there is a list.
 */
export default function UploadedList({ invitees, onChange }: Props) {
  const [limit, setLimit] = useState(rowsAtOnce);
  const status = useRef<HTMLParagraphElement>(null);
  const people = invitees.list ?? [];
  const wrong = people.filter(({ problems }) => problems.length > 0).length;
  const handleRemove = (id: number) => {
    onChange();
    invitees.remove(id);
    // The pressed button has disappeared.
    status.current?.focus();
  };
  const field = (key: InviteeField): TableColumn<Invitee> => ({
    key,
    header: common[key],
    cell: ({ id, line, corrected, problems, [key]: value }) =>
      corrected ? (
        <TextInput
          className={styles.cell}
          aria-label={words.ofLine(common[key], line)}
          aria-invalid={problems.some((problem) => problem.field === key)}
          value={value}
          inputMode={key === 'email' ? 'email' : 'text'}
          autoComplete="off"
          onChange={(event) => {
            onChange();
            invitees.edit(id, { [key]: event.target.value });
          }}
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
              // The second press of a double click was meant for the row above.
              onClick={({ detail }) => detail < 2 && handleRemove(id)}
            >
              {words.remove}
            </Button>
          )}
        </span>
      ),
    },
  ];
  const correctedPeople = people.filter(({ corrected }) => corrected);
  const otherPeople = people.filter(({ corrected }) => !corrected);
  const shownPeople = people.length <= limit ? people : [...correctedPeople, ...otherPeople].slice(0, limit);
  return (
    <>
      <p role="status" ref={status} tabIndex={-1}>
        {`${words.inFile(people.length)} ${wrong === 0 ? words.everyLineFine : words.linesWrong(wrong)}`}
      </p>
      <Table caption={words.table} columns={columns} rows={shownPeople} rowKey={({ id }) => id} />
      {shownPeople.length < people.length && (
        <Small>
          <span>{`${words.moreLines(people.length - shownPeople.length)} `}</span>
          <Button variant="quiet" size="small" onClick={() => setLimit(limit + rowsAtOnce)}>
            {words.showMore}
          </Button>
        </Small>
      )}
    </>
  );
}

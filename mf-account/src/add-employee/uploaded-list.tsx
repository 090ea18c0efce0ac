import { useRef } from 'react';
import { words } from './add-employee.words';
import { InviteeTable } from './invitee-table';
import type { Invitees } from './use-invitees';

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

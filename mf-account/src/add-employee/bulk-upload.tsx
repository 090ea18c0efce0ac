import { Spinner, TextField } from '@shared/ui';
import { useRef, useState } from 'react';
import styles from '../invite/invite.module.css';
import { words } from './add-employee.words';
import { InviteeTable } from './invitee-table';
import { readFile, UnreadableListError } from './list/read-file';
import type { Invitees } from './use-invitees';

type Upload = { status: 'none' | 'reading' | 'read' } | { status: 'failed'; message: string };

interface Props {
  invitees: Invitees;
  /** Called when a file is chosen and when somebody changes the list. */
  onChange?: () => void;
}

/** A list of people out of a file, read in the browser; what is wrong is said by line and corrected there (Q25). */
export function BulkUpload({ invitees, onChange }: Props) {
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const status = useRef<HTMLParagraphElement>(null);
  const { list } = invitees;
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    setUpload({ status: 'reading' });
    invitees.take(null);
    onChange?.();
    try {
      invitees.take(await readFile(file));
      setUpload({ status: 'read' });
    } catch (error) {
      const known = error instanceof UnreadableListError;
      setUpload({ status: 'failed', message: known ? error.message : words.notRead });
    }
  };
  const wrong = list?.filter(({ problems }) => problems.length > 0).length ?? 0;
  return (
    <div className={styles.bulk}>
      <TextField
        type="file"
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/vnd.ms-excel"
        error={upload.status === 'failed' ? upload.message : undefined}
        // The same file may be chosen again after it was changed.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
      {upload.status === 'reading' && <Spinner label={words.reading} />}
      {list && (
        <>
          <p role="status" ref={status} tabIndex={-1}>
            {words.inFile(list.length)} {wrong === 0 ? words.everyLineFine : words.linesWrong(wrong)}
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
      )}
    </div>
  );
}

import { Spinner, TextField } from '@shared/ui';
import { useState } from 'react';
import styles from '../invite/invite.module.css';
import { words } from './add-employee.words';
import type { Invitee } from './check-invitees';
import { InviteeTable } from './invitee-table';
import { readCsv, UnreadableListError } from './read-csv';

type Upload =
  | { status: 'none' | 'reading' }
  | { status: 'failed'; message: string }
  | { status: 'read'; people: Invitee[] };

interface Props {
  /** The list with what the API found wrong in it; by default as it was read. */
  shown?: Invitee[] | undefined;
  /** Called with the list, and with null while there is none. */
  onRead?: (people: Invitee[] | null) => void;
}

/** A CSV file, read in the browser and shown line by line with what is wrong in each. */
export function BulkUpload({ shown, onRead }: Props) {
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    setUpload({ status: 'reading' });
    onRead?.(null);
    try {
      const people = await readCsv(file);
      setUpload({ status: 'read', people });
      onRead?.(people);
    } catch (error) {
      const known = error instanceof UnreadableListError;
      setUpload({ status: 'failed', message: known ? error.message : words.notRead });
    }
  };
  const people = shown ?? (upload.status === 'read' ? upload.people : []);
  const wrong = people.filter(({ problems }) => problems.length > 0).length;
  return (
    <div className={styles.bulk}>
      <TextField
        type="file"
        label={words.file}
        hint={words.fileHint}
        accept=".csv,text/csv"
        error={upload.status === 'failed' ? upload.message : undefined}
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
      {upload.status === 'reading' && <Spinner label={words.reading} />}
      {upload.status === 'read' && (
        <>
          <p role="status">
            {words.inFile(people.length)} {wrong === 0 ? words.everyLineFine : words.linesWrong(wrong)}
          </p>
          <InviteeTable people={people} />
        </>
      )}
    </div>
  );
}

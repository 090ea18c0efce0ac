import { plural } from '@shared/format';
import { Spinner, TextField } from '@shared/ui';
import { useState } from 'react';
import styles from '../invite/invite.module.css';
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
      setUpload({ status: 'failed', message: known ? error.message : 'The file could not be read' });
    }
  };
  const people = shown ?? (upload.status === 'read' ? upload.people : []);
  const wrong = people.filter(({ problems }) => problems.length > 0).length;
  return (
    <div className={styles.bulk}>
      <TextField
        type="file"
        label="CSV file"
        hint="One person a line: name, email and, if you like, a note. A first line with these words is fine."
        accept=".csv,text/csv"
        error={upload.status === 'failed' ? upload.message : undefined}
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
      {upload.status === 'reading' && <Spinner label="Reading the file" />}
      {upload.status === 'read' && (
        <>
          <p role="status">
            {plural(people.length, 'person', 'people')} in the file.{' '}
            {wrong === 0
              ? 'Every line is fine.'
              : `${plural(wrong, 'line needs', 'lines need')} your attention.`}
          </p>
          <InviteeTable people={people} />
        </>
      )}
    </div>
  );
}

import { Spinner, TextField, untilLoaded } from '@shared/ui';
import { lazy, Suspense, useState } from 'react';
import styles from '../invite/invite.module.css';
import { words } from './add-employee.words';
import { readFile, UnreadableListError } from './list/read-file';
import type { Invitees } from './invitees';

const UploadedList = lazy(() => untilLoaded(() => import(/* webpackChunkName: "list" */ './uploaded-list')));

type Upload = { status: 'none' | 'reading' | 'read' } | { status: 'failed'; message: string };

interface Props {
  invitees: Invitees;
  /** Called when a file is chosen and when somebody changes the list. */
  onChange?: () => void;
}

/** A list of people out of a file, read in the browser; what is wrong is said by line and corrected there. */
export function BulkUpload({ invitees, onChange }: Props) {
  const [upload, setUpload] = useState<Upload>({ status: 'none' });
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
        <Suspense fallback={<Spinner label={words.reading} />}>
          <UploadedList invitees={invitees} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
}

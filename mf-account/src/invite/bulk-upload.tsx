import { Resource } from '@ilera/runtime';
import { Spinner, TextField, lazyComponent } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import styles from './invite.module.css';
import type { Invitees } from './invitees';
import { words } from './list.words';
import { readFile, UnreadableListError } from './list/read-file';

const UploadedList = lazyComponent(() => import(/* webpackChunkName: "list" */ './uploaded-list'));

interface Props {
  invitees: Invitees;
  /** Called when a file is chosen or the list is edited. */
  onChange: () => void;
}

/** Reads the people in a file; only the last chosen file counts. */
const peopleOf = (file: File) => ({ path: '', known: () => undefined, load: () => readFile(file) });

/** Reads a list of people from a file in the browser; shows the problems of each row for correction. */
export const BulkUpload = observer(function BulkUpload({ invitees, onChange }: Props) {
  const [reading] = useState(() => new Resource(peopleOf));
  const { status, failure } = reading;
  const { list } = invitees;
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    invitees.replaceList(null);
    onChange();
    if ((await reading.load(file)) && reading.data) invitees.replaceList(reading.data);
  };
  const problem = failure instanceof UnreadableListError ? failure.message : words.notRead;
  return (
    <div className={styles.bulk}>
      <TextField
        type="file"
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,text/comma-separated-values,application/vnd.ms-excel"
        error={status === 'failed' ? problem : undefined}
        onChange={(event) => {
          void handleFile(event.target.files?.[0]);
          // Allows choosing the same file again after it was changed.
          event.target.value = '';
        }}
      />
      {status === 'loading' && <Spinner label={words.reading} />}
      {list && (
        <Suspense fallback={<Spinner label={words.reading} />}>
          <UploadedList invitees={invitees} onChange={onChange} />
        </Suspense>
      )}
    </div>
  );
});

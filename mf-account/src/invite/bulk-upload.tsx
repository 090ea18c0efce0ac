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
  /** Called when a file is chosen and when somebody changes the list. */
  onChange: () => void;
}

/** The people of a file; of several only the one that was chosen last counts. */
const peopleOf = (file: File) => ({ path: '', known: () => undefined, load: () => readFile(file) });

/** A list of people out of a file, read in the browser; what is wrong is said by line and corrected there. */
export const BulkUpload = observer(function BulkUpload({ invitees, onChange }: Props) {
  const [reading] = useState(() => new Resource(peopleOf));
  const { status, failure } = reading;
  const { list } = invitees;
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    invitees.take(null);
    onChange();
    if ((await reading.load(file)) && reading.data) invitees.take(reading.data);
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
        // The same file may be chosen again after it was changed.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => void handleFile(event.target.files?.[0])}
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

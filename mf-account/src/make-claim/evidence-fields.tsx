import { evidenceLimits } from '@ilera/contracts';
import { useFormContext } from '@ilera/forms';
import { Button, Field, TextInput, lazyComponent } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ClaimValues } from './claim.schema';
import styles from './claiming.module.css';
import { words } from './claiming.words';
import { PreparingStore } from './preparing.store';
import type { UploadStore } from './upload.store';

const EvidenceList = lazyComponent(
  () => import(/* webpackChunkName: "lazy.photo" */ './photo/evidence-list'),
);

type Sending = Pick<UploadStore<never, unknown>, 'status' | 'progress' | 'giveUp'>;

/** File types of the browser's file dialog: documents, and every picture format of phones. */
const evidenceAccept = 'application/pdf,image/*,.pdf,.heic,.heif,.avif';

interface Props {
  store: Sending;
  label?: string;
  /** Maximum number of files. */
  maxFiles?: number;
  /** Text of the submit button. */
  submit: string;
  autoFocus?: boolean;
}

/**
 * Chooses and adds files, lists them as they will be sent, and shows the upload's progress. A file that cannot be sent
 * is reported at once and not added.
 */
export const EvidenceFields = observer(function EvidenceFields({
  store,
  label = words.evidence,
  maxFiles = evidenceLimits.maxFiles,
  submit,
  autoFocus,
}: Props) {
  const form = useFormContext<Pick<ClaimValues, 'evidence'>>();
  const input = useRef<HTMLInputElement>(null);
  const [preparing] = useState(() => new PreparingStore());
  const sending = store.status !== 'writing';
  useEffect(() => store.giveUp, [store]);

  const handleAdd = async (chosen: File[]) => {
    form.clearErrors('evidence');
    const free = maxFiles - form.values.evidence.length - preparing.files.size;
    const problems = chosen.length > free ? [words.tooManyFiles(maxFiles)] : [];
    const show = () => problems.length > 0 && form.setError('evidence', problems.join(' '));
    show();
    const ready = chosen.slice(0, free).map(async (file) => {
      const prepared = await preparing.add(file);
      if (prepared && 'file' in prepared) form.setValue('evidence', [...form.values.evidence, prepared.file]);
      else if (prepared) problems.push(words.notAdded(prepared.problem));
      show();
    });
    await Promise.all(ready);
  };
  const handleRemove = (file: File) => {
    preparing.takeOut(file);
    const remainingFiles = form.values.evidence.filter((other) => other !== file);
    form.setValue('evidence', remainingFiles);
    // The pressed button disappears with its file.
    input.current?.focus();
  };

  return (
    <>
      <Field
        label={label}
        className={styles.evidence}
        hint={words.evidenceHint(maxFiles)}
        error={form.errors.get('evidence')}
      >
        <TextInput
          type="file"
          name="evidence"
          multiple
          accept={evidenceAccept}
          disabled={sending}
          ref={input}
          autoFocus={autoFocus}
          onChange={(event) => {
            void handleAdd([...(event.target.files ?? [])]);
            // Allows choosing a removed file again.
            event.target.value = '';
          }}
        />
      </Field>
      {form.values.evidence.length + preparing.files.size > 0 && (
        <Suspense>
          <EvidenceList
            files={form.values.evidence}
            preparing={preparing}
            disabled={sending}
            onRemove={handleRemove}
          />
        </Suspense>
      )}
      {sending && <UploadProgress store={store} />}
      <Button type="submit" busy={sending || preparing.files.size > 0}>
        {submit}
      </Button>
    </>
  );
});

/** Shows the share of the files that is sent, a lost connection, or that the server is still checking the files. */
const UploadProgress = observer(function UploadProgress({ store }: { store: Sending }) {
  const percent = Math.floor(store.progress * 100);
  const sending = percent < 100 ? words.sending(percent) : words.waiting;
  return (
    <div className={styles.progress}>
      <progress aria-label={words.upload} max={100} value={percent} />
      <p role="status">{store.status === 'waiting' ? words.connectionLost : sending}</p>
      <Button variant="secondary" onClick={store.giveUp}>
        {words.cancel}
      </Button>
    </div>
  );
});

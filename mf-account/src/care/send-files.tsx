import { mostVisitFiles } from '@shared/contracts';
import type { VisitFile } from '@shared/contracts/api';
import { applyServerErrors, Form, useYupForm, yup } from '@shared/forms';
import { Button } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { RefusalNotice } from '../components/refusal-notice';
import { EvidenceField, UploadProgress } from '../make-claim/evidence-field';
import { PreparingStore } from '../make-claim/preparing.store';
import { UploadStore } from '../make-claim/upload.store';
import styles from './care.module.css';
import { words } from './care.words';

export interface SendFilesProps {
  /** How many the visit has already. */
  count: number;
  send: (
    evidence: readonly File[],
    onUploadProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<VisitFile[]>;
  onSent: (files: VisitFile[]) => void;
}

/** Chooses files for the doctor and sends them. */
export const SendFiles = observer(function SendFiles({ count, send, onSent }: SendFilesProps) {
  const form = useYupForm<FilesValues>({
    schema: () => Promise.resolve(filesSchema),
    defaultValues: { evidence: [] },
  });
  const [preparing] = useState(() => new PreparingStore());
  const [store] = useState(
    () =>
      new UploadStore(({ evidence }: FilesValues, onProgress, signal) => send(evidence, onProgress, signal)),
  );
  useEffect(() => store.giveUp, [store]);
  const sending = store.status === 'sending' || store.status === 'waiting';
  const handleSubmit = async (values: FilesValues) => {
    try {
      await store.send(values);
      if (store.result) onSent(store.result);
    } catch (error) {
      applyServerErrors(form, error);
    }
  };
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.files} className={styles.part}>
      <RefusalNotice form={form} of={store.sending} />
      <EvidenceField
        label={words.chooseFiles}
        most={mostVisitFiles - count}
        disabled={sending}
        preparing={preparing}
      />
      {sending && <UploadProgress store={store} />}
      <div>
        <Button type="submit" busy={sending || preparing.names.length > 0}>
          {words.sendFiles}
        </Button>
      </div>
    </Form>
  );
});

/** Files for the doctor; the API checks what is in them. */
const filesSchema = yup.object({
  evidence: yup.array(yup.mixed<File>().required()).required().min(1, words.noFile),
});

/** What the form holds. */
type FilesValues = yup.InferType<typeof filesSchema>;

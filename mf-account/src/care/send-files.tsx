import { maxVisitFiles } from '@ilera/contracts';
import type { VisitFile } from '@ilera/contracts/api';
import { Form, useYupForm, yup } from '@ilera/forms';
import { useState } from 'react';
import { EvidenceFields } from '../make-claim/evidence-fields';
import { type Upload, UploadStore } from '../make-claim/upload.store';
import styles from './care.module.css';
import { words } from './care.words';

interface Props {
  /** Number of files that the visit already has. */
  count: number;
  send: (evidence: readonly File[], upload: Upload) => Promise<VisitFile[]>;
  onSent: (files: VisitFile[]) => void;
}

/** Selects files for the doctor and sends them. */
export default function SendFiles({ count, send, onSent }: Props) {
  const form = useYupForm<FilesValues>({
    schema: () => Promise.resolve(filesSchema),
    defaultValues: { evidence: [] },
  });
  const [store] = useState(() => new UploadStore(send));
  const handleSubmit = async ({ evidence }: FilesValues) => onSent(await store.send(evidence));
  return (
    <Form form={form} onSubmit={handleSubmit} label={words.files} className={styles.part}>
      <EvidenceFields
        autoFocus
        store={store}
        label={words.chooseFiles}
        maxFiles={maxVisitFiles - count}
        submit={words.sendFiles}
      />
    </Form>
  );
}

/** Validates that files were chosen; the API checks their content. */
const filesSchema = yup.object({
  evidence: yup.array(yup.mixed<File>().required()).required().min(1, words.noFile),
});

type FilesValues = yup.InferType<typeof filesSchema>;

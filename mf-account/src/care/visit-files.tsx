import { maxVisitFiles } from '@ilera/contracts';
import type { Care, VisitFile } from '@ilera/contracts/api';
import { FormDisclosure } from '@ilera/forms';
import { lazyComponent, Small } from '@ilera/ui';
import { useState } from 'react';
import type { Upload } from '../make-claim/upload.store';
import styles from './care.module.css';
import { words } from './care.words';

const SendFiles = lazyComponent(() => import(/* webpackChunkName: "lazy.files" */ './send-files'));

interface Props {
  care: Pick<Care, 'state' | 'files'>;
  send: (evidence: readonly File[], upload: Upload) => Promise<VisitFile[]>;
}

/** The files sent to the doctor, and a form to send more until the visit is over (R4.102). The form loads on demand. */
export function VisitFiles({ care, send }: Props) {
  const [sent, setSent] = useState(care.files);
  const isAhead = care.state === 'waiting' || care.state === 'started';
  const canSend = isAhead && sent.length < maxVisitFiles;
  if (!canSend && sent.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{words.files}</h3>
      {isAhead && <Small>{words.filesHint}</Small>}
      {sent.length > 0 && (
        <ul className={styles.text}>
          {sent.map(({ id, name }) => (
            <li key={String(id)} translate="no">
              {name}
            </li>
          ))}
        </ul>
      )}
      {sent.length > care.files.length && (
        <p key={sent.length} role="status">
          {words.filesSent}
        </p>
      )}
      {canSend && (
        <FormDisclosure label={words.addFiles} variant="secondary">
          {(close) => (
            <SendFiles
              count={sent.length}
              send={send}
              onSent={(files) => {
                setSent(files);
                close();
              }}
            />
          )}
        </FormDisclosure>
      )}
    </section>
  );
}

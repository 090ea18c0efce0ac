import { mostVisitFiles } from '@shared/contracts';
import type { Care } from '@shared/contracts/api';
import { failureText, Mutation } from '@shared/runtime';
import { Button, ErrorLine } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import styles from './care.module.css';
import { words } from './care.words';
import type { SendFilesProps } from './send-files';

interface Props {
  care: Pick<Care, 'state' | 'files'>;
  send: SendFilesProps['send'];
}

/** What was sent to the doctor, and sending more until the visit is over (R4.102). Its form is loaded when asked for. */
export const VisitFiles = observer(function VisitFiles({ care, send }: Props) {
  const [sent, setSent] = useState(care.files);
  const [isSent, setIsSent] = useState(false);
  const [Form, setForm] = useState<ComponentType<SendFilesProps> | null>(null);
  const [opening] = useState(
    () =>
      new Mutation(async () => {
        const { SendFiles } = await import(/* webpackChunkName: "lazy.files" */ './send-files');
        setForm(() => SendFiles);
      }),
  );
  const isAhead = care.state === 'waiting' || care.state === 'started';
  const canSend = isAhead && sent.length < mostVisitFiles;
  if (!canSend && sent.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{words.files}</h3>
      {isAhead && <p className={styles.small}>{words.filesHint}</p>}
      {sent.length > 0 && (
        <ul className={styles.medicines}>
          {sent.map(({ id, name }) => (
            <li key={String(id)} translate="no">
              {name}
            </li>
          ))}
        </ul>
      )}
      {isSent && <p role="status">{words.filesSent}</p>}
      {canSend && Form && (
        <Form
          count={sent.length}
          send={send}
          onSent={(files) => {
            setSent(files);
            setIsSent(true);
            setForm(null);
          }}
        />
      )}
      {canSend && !Form && (
        <div>
          <Button variant="secondary" busy={opening.busy} onClick={() => void opening.run()}>
            {words.addFiles}
          </Button>
        </div>
      )}
      <ErrorLine>{failureText(opening.failure)}</ErrorLine>
    </section>
  );
});

import type { DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { failureText, Mutation } from '@shared/runtime';
import { Button, DownloadIcon, ErrorLine, saveFile, ViewIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './claim.module.css';
import { words } from './claim.words';
import { FileView } from './file-view';

/** The files of a claim, each read with a press, which the person sees. */
export function Evidence({ claim: { reference, evidence } }: { claim: DeskClaim }) {
  return (
    <Block title={words.evidence}>
      <p className={styles.hint}>{evidence.length === 0 ? words.noEvidence : words.evidenceNote}</p>
      <ul className={styles.files}>
        {evidence.map((file) => (
          <EvidenceFile key={String(file.id)} reference={reference} file={file} />
        ))}
      </ul>
    </Block>
  );
}

interface Props {
  reference: string;
  file: DeskClaim['evidence'][number];
}

const EvidenceFile = observer(function EvidenceFile({ reference, file: { id, name } }: Props) {
  const [content, setContent] = useState<Blob | null>(null);
  const [{ busy, failure, run }] = useState(
    () =>
      new Mutation(async () =>
        setContent(await askClinic(calls.deskEvidence, { params: { reference, id }, retry: false })),
      ),
  );
  const shown = name || words.unnamed;
  return (
    <li className={styles.file}>
      <p className={styles.name} translate="no">
        {shown}
      </p>
      {content && <FileView file={content} name={shown} />}
      {content ? (
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          onClick={() => saveFile(content, content.type, shown)}
        >
          {words.save(shown)}
        </Button>
      ) : (
        <Button variant="secondary" icon={<ViewIcon />} busy={busy} onClick={() => void run()}>
          {words.show(shown)}
        </Button>
      )}
      <ErrorLine>{failureText(failure)}</ErrorLine>
    </li>
  );
});

import type { DeskClaim } from '@shared/contracts/api';
import * as calls from '@shared/contracts/calls';
import { failureText, Mutation } from '@shared/runtime';
import { Button, DownloadIcon, ErrorLine, saveFile, ViewIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState, useCallback } from 'react';
import { Block } from '../components/block';
import { askClinic } from '../desk/ask-clinic';
import styles from './claim.module.css';
import { words } from './claim.words';

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

/** A picture or PDF that was read, inside of the page. Its address is one of this tab only, and ends with the view. */
function FileView({ file, name }: { file: Blob; name: string }) {
  const show = useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (file.type.startsWith('image/'))
    return <img ref={show} alt={words.picture(name)} className={styles.picture} />;
  if (file.type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe ref={show} title={words.pdf(name)} className={styles.pdf} />;
  return <p className={styles.hint}>{words.notHere}</p>;
}

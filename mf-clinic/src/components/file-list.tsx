import type { Id } from '@ilera/contracts/api';
import { failureText, Mutation } from '@ilera/runtime';
import { Button, DownloadIcon, ErrorLine, saveFile, useFileAddress, ViewIcon } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './files.module.css';

/** The words of a person's files. */
const words = {
  unnamed: 'file',
  show: (file: string) => `Show ${file}`,
  save: (file: string) => `Save ${file}`,
  picture: (file: string) => `Picture: ${file}`,
  pdf: (file: string) => `PDF: ${file}`,
  notHere: 'This browser shows no PDF inside of a page. Save the file to read it.',
} as const;

interface Props {
  files: readonly { id: Id; name: string }[];
  read: (id: Id) => Promise<Blob>;
}

/** Files of a person, each opened by a press, which the person sees. */
export function FileList({ files, read }: Props) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, name }) => (
        <OneFile key={String(id)} name={name} read={() => read(id)} />
      ))}
    </ul>
  );
}

const OneFile = observer(function OneFile({ name, read }: { name: string; read: () => Promise<Blob> }) {
  const [content, setContent] = useState<Blob | null>(null);
  const [{ busy, failure, run }] = useState(() => new Mutation(async () => setContent(await read())));
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

/** A picture or PDF that was read, inside of the page. */
function FileView({ file, name }: { file: Blob; name: string }) {
  const show = useFileAddress(file);
  if (file.type.startsWith('image/'))
    return <img ref={show} alt={words.picture(name)} className={styles.picture} />;
  if (file.type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe ref={show} title={words.pdf(name)} className={styles.pdf} />;
  return <p className={styles.hint}>{words.notHere}</p>;
}

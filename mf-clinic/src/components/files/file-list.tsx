import type { Id } from '@shared/contracts/api';
import { failureText, Mutation } from '@shared/runtime';
import { Button, DownloadIcon, ErrorLine, saveFile, ViewIcon } from '@shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FileView } from './file-view';
import styles from './files.module.css';
import { words } from './files.words';

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

import type { Id } from '@ilera/contracts/api';
import { ActionButton, DownloadIcon, saveFile, Small, useFileAddress, ViewIcon } from '@ilera/ui';
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

/** A person's files. Staff open each by a press, which the person's access log shows. */
export function FileList({ files, read }: Props) {
  return (
    <ul className={styles.files}>
      {files.map(({ id, name }) => (
        <OneFile key={String(id)} name={name} read={() => read(id)} />
      ))}
    </ul>
  );
}

function OneFile({ name, read }: { name: string; read: () => Promise<Blob> }) {
  const [content, setContent] = useState<Blob | null>(null);
  const displayName = name || words.unnamed;
  const handleAct = async () => {
    if (content) saveFile(content, content.type, displayName);
    else setContent(await read());
  };
  return (
    <li className={styles.file}>
      <p className={styles.name} translate="no">
        {displayName}
      </p>
      {content && <FileView file={content} name={displayName} />}
      {/* The same button element, so that the focus stays. */}
      <ActionButton variant="secondary" icon={content ? <DownloadIcon /> : <ViewIcon />} act={handleAct}>
        {content ? words.save(displayName) : words.show(displayName)}
      </ActionButton>
    </li>
  );
}

/** A picture or PDF, shown inside the page. */
function FileView({ file, name }: { file: Blob; name: string }) {
  const show = useFileAddress(file);
  if (file.type.startsWith('image/'))
    return <img ref={show} alt={words.picture(name)} className={styles.picture} />;
  if (file.type === 'application/pdf' && navigator.pdfViewerEnabled)
    return <iframe ref={show} title={words.pdf(name)} className={styles.pdf} />;
  return <Small>{words.notHere}</Small>;
}

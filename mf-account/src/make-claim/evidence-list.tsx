import { CloseIcon, DocumentIcon, IconButton } from '@shared/ui';
import { useCallback, useState } from 'react';
import styles from './claiming.module.css';
import { words } from './claiming.words';

interface Props {
  files: readonly File[];
  disabled: boolean;
  onRemove: (file: File) => void;
}

/** The chosen files with a small preview each. */
export function EvidenceList({ files, disabled, onRemove }: Props) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={words.chosenFiles}>
      {files.map((file, index) => (
        <li key={`${file.name}#${index}`} className={styles.file}>
          <Preview file={file} />
          <span className={styles.fileName}>
            <span translate="no">{file.name}</span>{' '}
            <span className={styles.fileSize}>{sizeInWords(file.size)}</span>
          </span>
          {!disabled && (
            <IconButton
              label={words.takeOut(file.name)}
              icon={<CloseIcon />}
              size="small"
              onClick={() => onRemove(file)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A thumbnail of a picture, an icon for other files. */
function Preview({ file }: { file: File }) {
  // A file with another content than its name says has no thumbnail.
  const [broken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const isPicture = file.type.startsWith('image/') && !broken;
  return (
    <span className={styles.preview}>
      {isPicture ? <img ref={show} alt="" onError={() => setBroken(true)} /> : <DocumentIcon />}
    </span>
  );
}

function sizeInWords(bytes: number): string {
  return bytes < 1_048_576
    ? words.kilobytes(Math.max(1, Math.round(bytes / 1024)))
    : words.megabytes((bytes / 1_048_576).toFixed(1));
}

import { CloseIcon, cx, DocumentIcon, IconButton, Small, Spinner, useFileAddress } from '@ilera/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../claiming.module.css';
import type { PreparingStore } from '../preparing.store';
import { heicLicence } from './decode-heic';
import { words } from './photo.words';

interface Props {
  files: readonly File[];
  preparing: PreparingStore;
  disabled: boolean;
  onRemove: (file: File) => void;
}

/** Lists the files as they will be sent, with preview and size, and the files in preparation. */
export default observer(function EvidenceList({ files, preparing, disabled, onRemove }: Props) {
  const takeOut = (file: File) => (
    <IconButton
      label={words.takeOut(file.name)}
      icon={<CloseIcon />}
      size="small"
      // The second press of a double click was meant for the row above.
      onClick={({ detail }) => detail < 2 && onRemove(file)}
    />
  );
  return (
    <>
      {files.some(({ type }) => type.startsWith('image/')) && (
        <Small>
          {words.whatIsSent} {words.decoder}{' '}
          <a href={heicLicence()} target="_blank" rel="noopener">
            {words.licence}
          </a>
        </Small>
      )}
      <ul className={styles.files} aria-label={words.chosenFiles}>
        {files.map((file, index) => (
          <li key={`${file.name}#${index}`} className={styles.file}>
            <EvidencePreview file={file} />
            <span className={styles.fileName}>
              <span translate="no">{file.name}</span>{' '}
              <span className={styles.fileSize}>{sizeInWords(file.size)}</span>
            </span>
            {!disabled && takeOut(file)}
          </li>
        ))}
        {[...preparing.files].map((file, index) => (
          <li key={`${file.name}#${index}`} className={styles.file}>
            <Spinner label={words.preparing(file.name)} />
            <span className={styles.fileName} aria-hidden="true">
              <span>{`${words.preparing(file.name)} `}</span>
              {index === 0 && <span className={styles.fileSize}>{words.percent(preparing.percent)}</span>}
            </span>
            {takeOut(file)}
          </li>
        ))}
      </ul>
    </>
  );
});

function sizeInWords(bytes: number): string {
  return bytes < 1_048_576
    ? words.kilobytes(Math.max(1, Math.round(bytes / 1024)))
    : words.megabytes((bytes / 1_048_576).toFixed(1));
}

/** A picture's thumbnail, which a press enlarges to the panel's width; an icon for other files. */
function EvidencePreview({ file }: { file: File }) {
  // A file whose content does not match its name has no thumbnail.
  const [broken, setBroken] = useState(false);
  const [large, setLarge] = useState(false);
  const show = useFileAddress(file);
  if (!file.type.startsWith('image/') || broken)
    return (
      <span className={styles.preview}>
        <DocumentIcon />
      </span>
    );
  return (
    <button
      type="button"
      className={cx(styles.preview, large && styles.large)}
      aria-label={words.showLarge(file.name)}
      aria-pressed={large}
      onClick={() => setLarge(!large)}
    >
      <img ref={show} alt="" onError={() => setBroken(true)} />
    </button>
  );
}

import { DocumentIcon, cx } from '@shared/ui';
import { useCallback, useState } from 'react';
import styles from '../claiming.module.css';
import { words } from './photo.words';

/** A thumbnail of a picture, which a press makes as wide as the panel; an icon for other files. */
export function EvidencePreview({ file }: { file: File }) {
  // A file with another content than its name says has no thumbnail.
  const [broken, setBroken] = useState(false);
  const [large, setLarge] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
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

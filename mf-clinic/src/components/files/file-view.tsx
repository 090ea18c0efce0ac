import { useCallback } from 'react';
import styles from './files.module.css';
import { words } from './files.words';

/** A picture or PDF that was read, inside of the page. Its address is one of this tab only, and ends with the view. */
export function FileView({ file, name }: { file: Blob; name: string }) {
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

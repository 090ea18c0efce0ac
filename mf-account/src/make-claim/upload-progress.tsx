import styles from './claiming.module.css';
import { words } from './claiming.words';

/** The share of the files that is sent; at the end the server is still checking them. */
export function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.progress}>
      <progress aria-label={words.upload} max={100} value={percent} />
      <p role="status">{percent < 100 ? words.sending(percent) : words.waiting}</p>
    </div>
  );
}

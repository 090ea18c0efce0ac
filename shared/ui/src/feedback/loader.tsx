import { Small } from '../text/small';
import { Spinner } from './spinner';
import styles from './loader.module.css';

/** The generic loader: a ring in the middle of its container. */
export function Loader({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.place}>
      <Spinner size="large" label={label} />
      <Small aria-hidden="true">{label}</Small>
    </div>
  );
}

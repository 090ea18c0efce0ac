import { Spinner } from './spinner';
import styles from './loader.module.css';

/** Props of Loader. */
export interface LoaderProps {
  /** Shown under the ring. */
  label?: string;
  /** Fills the window instead of its container. */
  page?: boolean;
}

/** The generic loader: a ring in the middle of its container. */
export function Loader({ label = 'Loading', page }: LoaderProps) {
  return (
    <div className={page ? styles.page : styles.place}>
      <Spinner size="large" label={label} />
      <p aria-hidden="true" className={styles.label}>
        {label}
      </p>
    </div>
  );
}

import { cx } from '../cx';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** The loading content, for screen readers. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
}

/** A turning ring. */
export function Spinner({ label = 'Loading', size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.box} role="status">
      <span className={cx(styles.ring, styles[size])} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

import { cx } from '../cx';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './spinner.module.css';

/** Props of Spinner. */
export interface SpinnerProps {
  /** What is loading, for screen readers. */
  label?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A turning ring. */
export function Spinner({ label = 'Loading', size = 'medium', className }: SpinnerProps) {
  return (
    <span className={cx(styles.box, className)} role="status">
      <span className={cx(styles.ring, styles[size])} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

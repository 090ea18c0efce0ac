import type { ReactNode } from 'react';
import { cx } from '../cx';
import { ErrorIcon } from '../icons';
import styles from './error-line.module.css';

interface ErrorLineProps {
  children: ReactNode;
  id?: string;
  /** Omits the alert role, for an error that its field announces. */
  quiet?: boolean;
  className?: string;
}

/** An icon and a red message. Renders nothing without a message. */
export function ErrorLine({ children, id, quiet, className }: ErrorLineProps) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <p className={cx(styles.line, className)} id={id} role={quiet ? undefined : 'alert'}>
      <ErrorIcon />
      <span>{children}</span>
    </p>
  );
}

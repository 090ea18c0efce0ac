import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { cx } from '../cx';
import { RetryIcon } from '../icons';
import styles from './state.module.css';

/** Props of FailedState. */
export interface FailedStateProps {
  /** What happened, for example `We could not load the conditions.` */
  children?: ReactNode;
  title?: ReactNode;
  onRetry?: () => void;
  /** Whether a retry is running. */
  busy?: boolean;
  retryLabel?: string;
  picture?: ReactNode;
  className?: string;
}

/** Shown where content failed to load: what happened, and Try again. */
export function FailedState({
  children = 'Please check your connection and try again.',
  title = 'This could not be loaded',
  onRetry,
  busy,
  retryLabel = 'Try again',
  picture,
  className,
}: FailedStateProps) {
  return (
    <div className={cx(styles.state, className)} role="alert">
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {onRetry && (
        <Button variant="secondary" icon={<RetryIcon />} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

import { failureMessage } from '@ilera/runtime';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { RetryIcon } from '../icons';
import styles from './state.module.css';

interface FailedStateProps {
  /** What happened, for example `We could not load the conditions.` */
  children?: ReactNode;
  title?: ReactNode;
  /** Why, in place of children: what a load failed with. */
  failure?: unknown;
  onRetry?: () => unknown;
  retryLabel?: string;
}

/** Shown where content failed to load: what happened, and Try again. */
export function FailedState({
  failure,
  children = failure === undefined ? 'Please check your connection and try again.' : failureMessage(failure),
  title = 'This could not be loaded',
  onRetry,
  retryLabel = 'Try again',
}: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{title}</p>
      <div className={styles.words}>{children}</div>
      {onRetry && (
        <Button variant="secondary" icon={<RetryIcon />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

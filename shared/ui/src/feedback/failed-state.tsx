import { failureMessage } from '@ilera/runtime';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { RetryIcon } from '../icons';
import styles from './state.module.css';

interface FailedStateProps {
  /** The problem, for example `We could not load the conditions`, if no heading above names it. */
  title?: ReactNode;
  /** The failure of the load, worded for people unless there are children. */
  failure?: unknown;
  children?: ReactNode;
  onRetry?: () => unknown;
  retryLabel?: string;
}

/** Shown if content failed to load: the problem, and Try again. */
export function FailedState({
  title,
  failure,
  children = failureMessage(failure),
  onRetry,
  retryLabel = 'Try again',
}: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.words}>{children}</div>
      {onRetry && (
        <Button variant="secondary" icon={<RetryIcon />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}

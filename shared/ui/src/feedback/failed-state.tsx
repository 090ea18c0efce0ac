import { failureMessage } from '@shared/runtime';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { RetryIcon } from '../icons';
import styles from './state.module.css';

/** Props of FailedState. */
export interface FailedStateProps {
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
    <div ref={passFocus} className={styles.state} role="alert">
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

/**
 * When the panel goes with its pressed Try again, the heading of its part of the page gets the focus, so that screen readers
 * go on there.
 */
function passFocus(panel: HTMLElement | null) {
  return (): void => {
    if (!panel?.contains(document.activeElement)) return;
    const part = panel.closest<HTMLElement>('section, dialog, main, body');
    const next = part?.querySelector<HTMLElement>('h1, h2, h3') ?? part;
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
}

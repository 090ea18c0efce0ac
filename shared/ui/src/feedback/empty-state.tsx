import type { ReactNode } from 'react';
import type { Elements } from '@ilera/runtime';
import styles from './state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** An illustration. */
  picture?: ReactNode;
  /** A button or link with a remedy. */
  action?: Elements;
  /** Level of the title's heading; a paragraph by default. */
  headingLevel?: 1 | 2 | 3;
}

/** Shown while there is no content, with a remedy. */
export function EmptyState({ title, children, picture, action, headingLevel }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={styles.state}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}

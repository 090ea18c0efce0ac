import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  children: ReactNode;
  lead?: ReactNode;
  /** Shown beside the heading on wide screens. */
  action?: Elements;
  /** `display` is for the landing page and similar pages. */
  size?: 'page' | 'display';
  className?: string;
}

/** The page's h1. It is focusable, because the shell moves the focus to it on a route change. */
export function PageHeading({ children, lead, action, size = 'page', className }: PageHeadingProps) {
  return (
    <div className={cx(styles.head, className)}>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles[size]}>
          {children}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
  );
}

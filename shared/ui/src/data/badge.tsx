import type { ReactNode } from 'react';
import type { StatusLabel, Tone } from '@ilera/format';
import { cx } from '../cx';
import styles from './badge.module.css';

/** A short word on a tint. */
export function Badge({
  tone = 'neutral',
  children,
  className,
}: {
  tone?: Tone | 'accent';
  children: ReactNode;
  className?: string;
}) {
  return <span className={cx(styles.badge, styles[tone], className)}>{children}</span>;
}

/** A status from `visitStatus` or `paymentStatus`, with a dot in its tone. */
export function StatusPill({ status }: { status: StatusLabel }) {
  return (
    <span className={cx(styles.badge, styles[status.tone], styles.pill)}>
      <span className={styles.dot} aria-hidden="true" />
      <span>{status.label}</span>
    </span>
  );
}

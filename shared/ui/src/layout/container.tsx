import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './container.module.css';

/** Limits content to the page's or the reading width, with gutters. */
export function Container({
  reading,
  children,
  className,
}: {
  reading?: boolean;
  children: ReactNode;
  className?: string;
}) {
  return <div className={cx(styles.container, reading && styles.reading, className)}>{children}</div>;
}

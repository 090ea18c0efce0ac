import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './container.module.css';

/** The content width, or the reading width, with the page's gutters. */
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

import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './stack.module.css';

/** Props of Stack. */
export interface StackProps {
  /** Step of the space scale between its children. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Side by side, wrapping where the width is not enough. */
  row?: boolean;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  as?: 'div' | 'ul' | 'ol' | 'section';
  children: ReactNode;
  className?: string;
}

/** Children one under the other, or beside each other, with equal space between. */
export function Stack({
  gap = 4,
  row,
  align,
  justify,
  as: Element = 'div',
  children,
  className,
}: StackProps) {
  return (
    <Element
      className={cx(styles.stack, row && styles.row, className)}
      style={{
        gap: `var(--space-${gap})`,
        alignItems: align,
        justifyContent: justify === 'between' ? 'space-between' : justify,
      }}
    >
      {children}
    </Element>
  );
}

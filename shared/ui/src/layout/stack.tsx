import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './stack.module.css';

interface StackProps {
  /** Step of the space scale between the children. */
  gap?: 3 | 4 | 5 | 6;
  align?: 'start';
  children: ReactNode;
  className?: string;
}

/** Stacks children with equal space between. */
export function Stack({ gap = 4, align, children, className }: StackProps) {
  return (
    <div className={cx(styles.stack, className)} style={{ gap: `var(--space-${gap})`, alignItems: align }}>
      {children}
    </div>
  );
}

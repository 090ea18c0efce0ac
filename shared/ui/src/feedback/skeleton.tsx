import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` is one line, `heading` a thick one; `chip` and `block` are shapes. */
  shape?: 'text' | 'heading' | 'chip' | 'block';
  /** CSS width, for example `60%`. */
  width?: string;
  /** CSS height, for `block`. */
  height?: string;
  /** Number of lines, stacked. */
  lines?: number;
  className?: string;
}

/** A grey placeholder for loading content, inside a SkeletonGroup. */
export function Skeleton({ shape = 'text', width, height, lines = 1, className }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      key={line}
      aria-hidden="true"
      className={cx(styles.skeleton, styles[shape], className)}
      style={{ width: line > 0 && line === lines - 1 ? '60%' : width, height }}
    />
  ));
}

/** Announces once to screen readers that its content is loading. */
export function SkeletonGroup({
  label = 'Loading',
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: Elements;
}) {
  return (
    <div className={className} aria-busy="true" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

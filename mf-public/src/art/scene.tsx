import type { PictureProps } from '@shared/ui/illustrations';
import type { ReactNode } from 'react';

/** The frame of this remote's drawings: the line and joins of @shared/ui's illustrations, scaled to their place. */
export function Scene({
  width,
  height,
  title,
  className,
  children,
}: PictureProps & { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className}
      style={{ width: '100%', height: 'auto' }}
      fill="none"
      stroke="var(--art-line)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}

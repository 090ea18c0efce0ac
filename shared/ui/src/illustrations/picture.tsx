import type { ReactNode } from 'react';

/** Props of an illustration, which is decorative. */
export interface PictureProps {
  className?: string;
}

/**
 * The `svg` element of every illustration: one line weight, round joins, colours by role, and the container's width.
 */
export function Picture({
  width,
  height,
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
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

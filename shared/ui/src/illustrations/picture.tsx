import type { ReactNode } from 'react';

/** Props of an illustration. With a title it is an image with that name; without, decoration. */
export interface PictureProps {
  title?: string;
  className?: string;
}

/**
 * The `svg` element of every illustration: one line weight, round joins, colours by role; as wide as its
 * container.
 */
export function Picture({
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

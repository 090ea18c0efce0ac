import type { LucideIconData } from '@lucide/icons';
import { createElement } from 'react';
import { cx } from '../cx';

/** Props of an icon. */
export interface IconProps {
  className?: string | undefined;
}

/** Draws an icon from Lucide's data; Lucide's React components would add a kilobyte of options to each part. */
export const drawIcon = ({ node }: LucideIconData, { className }: IconProps) => (
  <svg
    className={cx('lucide', className)}
    width={24}
    height={24}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {node.map(([tag, attributes]) => createElement(tag, attributes))}
  </svg>
);

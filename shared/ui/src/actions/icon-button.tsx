import type { ComponentProps } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { VisuallyHidden } from '../text/visually-hidden';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, for example `Close`. */
  label: string;
  icon: Elements;
  /** Draws a hairline around the button. */
  outlined?: boolean;
  size?: 'small' | 'medium';
}

/**
 * A button that shows only an icon. Its name is hidden text instead of aria-label, so that a query for a field by label
 * does not find an adjacent button.
 */
export function IconButton({
  label,
  icon,
  outlined,
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, styles[size], outlined && styles.outlined, className)}
      title={label}
    >
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

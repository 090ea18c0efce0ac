import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { SmartLink } from '../navigation/smart-link';
import styles from './button.module.css';

/** The look of a button, and whether it can be pressed now. */
export interface ButtonLook {
  /** `primary` is for the main action of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
  /** Before the text. */
  icon?: Elements;
}

/** A button, or with `href` a link that looks like one. */
export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'inert'> {
  /** Shows a spinner, keeps its width and its name, and ignores further presses. */
  busy?: boolean;
  /** Unavailable: half opacity, announced as unavailable, but still in the tab order. */
  inactive?: boolean;
  href?: string;
}

/** A button in one of four weights. While busy or inactive a press does nothing, and a form is not sent. */
export function Button({
  variant = 'primary',
  size = 'medium',
  block,
  icon,
  busy = false,
  inactive = false,
  href,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const classes = cx(styles.button, styles[variant], styles[size], block && styles.block, className);
  const content = (
    <span className={styles.content}>
      {icon}
      <span>{children}</span>
    </span>
  );
  if (href !== undefined) {
    return (
      <SmartLink href={href} className={classes}>
        {content}
      </SmartLink>
    );
  }
  const blocked = busy || inactive;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field presses the submit button too, so this also keeps the form from being sent twice.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      onClick={handleClick}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      data-inactive={inactive || undefined}
    >
      {content}
      {busy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

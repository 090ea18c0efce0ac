import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { SmartLink } from '../navigation/smart-link';
import styles from './button.module.css';

/** A button's look, and whether it can be pressed. */
export interface ButtonLook {
  /** `primary` is for a screen's main action. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  block?: boolean;
  /** Shown before the text. */
  icon?: Elements;
}

/** A button, or with `href` a link that looks like one. */
export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'inert'> {
  /** Shows a spinner, keeps width and name, and ignores presses. */
  busy?: boolean;
  /** Unavailable: half opacity and announced as unavailable, but in the tab order. */
  inactive?: boolean;
  href?: string;
}

/** A button in one of four weights. While busy or inactive it ignores presses and submits no form. */
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
    // Enter in a field presses the submit button too, so this also prevents a second submission.
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

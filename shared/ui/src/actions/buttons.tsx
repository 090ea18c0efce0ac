import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './buttons.module.css';

interface Props {
  /** Adds space above the buttons. */
  apart?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Buttons side by side, wrapped if they do not fit. */
export const Buttons = ({ apart, className, children }: Props) => (
  <div className={cx(styles.buttons, apart && styles.apart, className)}>{children}</div>
);

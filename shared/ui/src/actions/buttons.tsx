import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './buttons.module.css';

interface Props {
  /** With space between the buttons and what is above. */
  apart?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Buttons beside each other, in several lines where they do not fit. */
export const Buttons = ({ apart, className, children }: Props) => (
  <div className={cx(styles.buttons, apart && styles.apart, className)}>{children}</div>
);

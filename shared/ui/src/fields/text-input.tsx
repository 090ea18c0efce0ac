import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useFieldControl } from './field-context';
import styles from './control.module.css';

/** A one-line text control; inside a Field it takes its ids from there. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} type={type} className={cx(styles.control, className)} />;
}

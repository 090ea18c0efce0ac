import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useFieldControl } from './field-context';
import styles from './control.module.css';

/** A one-line text control; inside a Field it takes its ids from there. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} type={type} className={cx(styles.control, className)} />;
}

/** A control for several lines of text; inside a Field it takes its ids from there. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={cx(styles.control, styles.area, className)}
    />
  );
}

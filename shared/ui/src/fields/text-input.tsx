import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { useFieldControl } from './field-context';
import styles from './control.module.css';

/** A one-line text control, which takes its ids from the surrounding Field. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...useFieldControl()} {...rest} type={type} className={cx(styles.control, className)} />;
}

/** A multi-line text control, which takes its ids from the surrounding Field. */
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

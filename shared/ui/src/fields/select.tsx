import type { ComponentProps } from 'react';
import { cx } from '../cx';
import { DownIcon } from '../icons';
import { useFieldControl } from './field-context';
import styles from './control.module.css';

/** One entry of a select. */
export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  options?: readonly SelectOption[];
  /** Text of a first entry with an empty value, for example `Select Time`. */
  placeholder?: string;
}

/** The browser's select, so that phones show their native list. */
export function Select({ options = [], placeholder, className, ...rest }: SelectProps) {
  return (
    <div className={styles.row}>
      <select {...useFieldControl()} {...rest} className={cx(styles.control, styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <DownIcon className={styles.chevron} />
    </div>
  );
}

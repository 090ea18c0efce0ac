import type { ChangeEvent, ComponentProps } from 'react';
import { phoneDigits } from '@ilera/format';
import { cx } from '../cx';
import { useFieldControl } from './field-context';
import type { SelectOption } from './select';
import styles from './control.module.css';

export interface PhoneInputProps extends Omit<ComponentProps<'input'>, 'type' | 'prefix'> {
  /** Country calling codes, for a select before the number. */
  prefixes?: readonly SelectOption[];
  /** The props of that select. */
  prefix?: ComponentProps<'select'>;
}

/** A control for a phone number: digits only, at most 15, with the phone's numeric keypad. */
export function PhoneInput({ prefixes, prefix, className, onChange, ...rest }: PhoneInputProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = phoneDigits(event.target.value);
    if (digits !== event.target.value) event.target.value = digits;
    onChange?.(event);
  };
  return (
    <div className={styles.row}>
      {prefixes && (
        <select
          className={cx(styles.control, styles.prefix)}
          aria-label="Country code"
          autoComplete="tel-country-code"
          disabled={rest.disabled}
          {...prefix}
        >
          {prefixes.map((option) => (
            <option key={`${option.label}${option.value}`} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      <input
        {...useFieldControl()}
        autoComplete={prefixes ? 'tel-national' : 'tel'}
        {...rest}
        type="tel"
        inputMode="tel"
        onChange={handleChange}
        className={cx(styles.control, prefixes && styles.afterPrefix, className)}
      />
    </div>
  );
}

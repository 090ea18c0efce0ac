import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { ErrorLine } from '../feedback/error-line';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it; the label is part of the target. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={cx(styles.checkbox, className)}>
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint !== undefined && hintId, error && errorId)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <ErrorLine id={errorId} quiet>
          {error}
        </ErrorLine>
      )}
    </div>
  );
}

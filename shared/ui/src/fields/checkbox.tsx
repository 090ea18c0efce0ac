import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx';
import { ErrorLine } from '../feedback/error-line';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A checkbox with its label beside it; the label is part of the target. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={cx(styles.checkbox, className)}>
      <div className={styles.row}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(hint !== undefined && hintId, error && errorId)}
        />
        <label htmlFor={controlId}>{label}</label>
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

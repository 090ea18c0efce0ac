import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { ErrorLine } from '../feedback/error-line';
import { Small } from '../text/small';
import { FieldContext } from './field-context';
import styles from './field.module.css';

/** The parts around a field's control. */
export interface FieldLook {
  label: ReactNode;
  /** Shown under the label: the expected text, in a few words. */
  hint?: ReactNode;
  /** The reason why the value is invalid; marks the control as invalid. */
  error?: string | undefined;
  /** Adds `(optional)` to the label. */
  optional?: boolean;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
}

interface FieldProps extends FieldLook {
  className?: string | undefined;
  /** One control that reads the field's context: TextInput, Select, … */
  children: Elements;
}

/** A value's label, hint, control and error, connected by ids. */
export function Field({ label, hint, error, optional, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control = {
    id,
    'aria-describedby': cx(hint !== undefined && hintId, error && errorId),
    'aria-invalid': Boolean(error) || undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <div className={cx(styles.heading, labelHidden && styles.hidden)}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className={styles.optional}>(optional)</span>}
      </div>
      {hint !== undefined && <Small id={hintId}>{hint}</Small>}
      <FieldContext value={control}>{children}</FieldContext>
      {error && (
        <ErrorLine id={errorId} quiet>
          {error}
        </ErrorLine>
      )}
    </div>
  );
}

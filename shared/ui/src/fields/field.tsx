import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import type { Elements } from '@ilera/runtime';
import { ErrorLine } from '../feedback/error-line';
import { Small } from '../text/small';
import { FieldContext } from './field-context';
import styles from './field.module.css';

/** What every field shows around its control. */
export interface FieldLook {
  label: ReactNode;
  /** Under the label: what to type, in a few words. */
  hint?: ReactNode;
  /** Why the value is invalid; marks the control as invalid. */
  error?: string | undefined;
  /** Adds `(optional)` to the label. */
  optional?: boolean;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
}

interface FieldProps extends FieldLook {
  /** Of the control; generated when not given. */
  id?: string;
  className?: string | undefined;
  /** One control that reads the field's context: TextInput, Select, … */
  children: Elements;
}

/** Label, hint, control and error of one value, connected by ids. */
export function Field({ label, hint, error, optional, labelHidden, id, className, children }: FieldProps) {
  const madeUp = useId();
  const controlId = id ?? madeUp;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const control = {
    id: controlId,
    'aria-describedby': cx(hint !== undefined && hintId, error && errorId),
    'aria-invalid': Boolean(error) || undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <div className={cx(styles.heading, labelHidden && styles.hidden)}>
        <label className={styles.label} htmlFor={controlId}>
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

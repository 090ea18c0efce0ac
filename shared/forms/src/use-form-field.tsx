import { CheckIcon, type Control, VisuallyHidden } from '@ilera/ui';
import type { ChangeEvent, ReactNode, RefCallback } from 'react';
import styles from './missing-hint.module.css';
import { useFormContext } from './form-context';

/** Binds a field by name, for an observer: its control, error and hint, including its unmet requirement. */
export function useFormField(
  name: string,
  own: { hint?: ReactNode; onChange?: ((event: ChangeEvent<never>) => void) | undefined } = {},
) {
  const form = useFormContext();
  const registration = {
    name,
    ref: form.attach as RefCallback<Control>,
    onChange: (event: ChangeEvent<Control>) => {
      form.edit(event.target);
      own.onChange?.(event as ChangeEvent<never>);
    },
  };
  const missingText = form.hints?.[name];
  const missingHint = missingText && <MissingHint met={!form.missing.has(name)}>{missingText}</MissingHint>;
  const hint =
    own.hint !== undefined && missingHint ? (
      <>
        <span>{own.hint}</span>
        <span> </span>
        {missingHint}
      </>
    ) : (
      (own.hint ?? (missingHint || undefined))
    );
  return { registration, error: form.errors.get(name), hint };
}

/** A field's requirement, ticked once it is met. Always rendered, so that nothing moves while typing. */
function MissingHint({ met, children }: { met: boolean; children: ReactNode }) {
  return (
    <span className={styles.hint} data-met={met || undefined}>
      {met && <CheckIcon />}
      <span>
        <span>{children}</span>
        {met && <VisuallyHidden>(done)</VisuallyHidden>}
      </span>
    </span>
  );
}

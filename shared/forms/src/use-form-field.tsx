import { CheckIcon, VisuallyHidden } from '@shared/ui';
import { use } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useFormContext, useFormState } from 'react-hook-form';
import { MissingHintsContext } from './missing-hints';
import styles from './missing-hint.module.css';

/** What a field takes from its form. */
export interface FormField {
  registration: UseFormRegisterReturn;
  error: string | undefined;
  /** The given hint, or what is still missing. */
  hint: ReactNode;
}

/** Binds one field by name: registration, error text, and clearing the error when the field is edited. */
export function useFormField(
  name: string,
  own: { hint?: ReactNode; onChange?: (event: ChangeEvent<never>) => void } = {},
): FormField {
  const { register, clearErrors, getFieldState, control } = useFormContext();
  const formState = useFormState({ control, name });
  const missing = use(MissingHintsContext);
  const missingText = missing?.hints[name];
  const { error } = getFieldState(name, formState);

  const registration = register(name, {
    onChange: (event: ChangeEvent<never>) => {
      // Clears the field's entry in the summary and a server's error too, which are not checked before the
      // next submit.
      if (getFieldState(name).error) clearErrors(name);
      own.onChange?.(event);
    },
  });
  const missingHint = missingText && (
    <MissingHint met={!missing?.missing.has(name)}>{missingText}</MissingHint>
  );
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
  return { registration, error: error?.message || undefined, hint };
}

/**
 * What a field needs, ticked once it is there. The line is always rendered, so that nothing moves while
 * typing.
 */
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

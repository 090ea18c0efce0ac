import { createContext, use } from 'react';
import type { FormStore } from './form.store';

/** Gives a form to the fields inside, as `Form` does. */
export const FormContext = createContext<FormStore<object> | null>(null);

/** The form around, of which the caller knows the values. */
export function useFormContext<Values extends object>(): FormStore<Values> {
  const form = use(FormContext);
  if (!form) throw new Error('A field of a form was rendered outside of Form');
  return form as FormStore<Values>;
}

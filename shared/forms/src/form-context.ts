import { createContext, use } from 'react';
import type { FormStore } from './form.store';

/** Passes a form to the fields inside, like `Form`. */
export const FormContext = createContext<FormStore<object> | null>(null);

/** The surrounding form; the caller asserts the type of its values. */
export function useFormContext<Values extends object>(): FormStore<Values> {
  const form = use(FormContext);
  if (!form) throw new Error('A field of a form was rendered outside of Form');
  return form as FormStore<Values>;
}

import { createContext, use, useState } from 'react';
import { type FormOptions, FormStore } from './form.store';
import { showFailure } from './server-errors';

/** A form whose values, types and errors come from one yup schema; why a call failed is shown in it, unless it says otherwise. */
export function useYupForm<Values extends object>(options: FormOptions<Values>): FormStore<Values> {
  const [form] = useState(() => new FormStore<Values>({ onFailure: showFailure, ...options }));
  return form;
}

/** Gives a form to the fields inside, as `Form` does. */
export const FormContext = createContext<FormStore<object> | null>(null);

/** The form around, of which the caller knows the values. */
export function useFormContext<Values extends object>(): FormStore<Values> {
  const form = use(FormContext);
  if (!form) throw new Error('A field of a form was rendered outside of Form');
  return form as unknown as FormStore<Values>;
}

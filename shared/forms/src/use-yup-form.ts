import { useState } from 'react';
import { type FormOptions, FormStore } from './form.store';
import { showFailure } from './server-errors';

/** A form whose values, types and errors come from one yup schema; why a call failed is shown in it, unless it says otherwise. */
export function useYupForm<Values extends object>(options: FormOptions<Values>): FormStore<Values> {
  const [form] = useState(() => new FormStore<Values>({ onFailure: showFailure, ...options }));
  return form;
}

import { fieldErrors, firstError } from '@shared/runtime';
import type { FormStore } from './form.store';

/**
 * Shows an API's `errors` object under the matching fields. Returns what no field could show: the first entry
 * about an unknown field, the first of a list, or the message when there is no errors object. Undefined when
 * everything is shown, or when there was no response.
 */
export function applyServerErrors<Values extends object>(
  form: FormStore<Values>,
  error: unknown,
): string | undefined {
  const byField = Object.entries(fieldErrors(error));
  if (byField.length === 0) return firstError(error);
  let rest: string | undefined;
  for (const [field, message] of byField) {
    if (form.get(field) !== undefined) form.setError(field, message);
    else rest ??= message;
  }
  return rest;
}

import { fieldErrors, firstError } from '@shared/runtime';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';

/**
 * Shows an API's `errors` object under the matching fields. Returns what no field could show: the first entry
 * about an unknown field, the first of a list, or the message when there is no errors object. Undefined when
 * everything is shown, or when there was no response.
 */
export function applyServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  /** The API's name to the form's name, where they differ. */
  names: Readonly<Record<string, Path<Values>>> = {},
): string | undefined {
  const byField = Object.entries(fieldErrors(error));
  if (byField.length === 0) return firstError(error);
  const values = form.getValues();
  let rest: string | undefined;
  for (const [field, message] of byField) {
    const name = names[field] ?? (field as Path<Values>);
    if (get(values, name) !== undefined) form.setError(name, { type: 'server', message });
    else rest ??= message;
  }
  return rest;
}

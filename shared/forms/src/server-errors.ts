import { AbortedError, ApiError, failureMessage, fieldErrors, firstError } from '@ilera/runtime';
import { runInAction } from 'mobx';
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

/**
 * Shows why a call did not take the values of a form: under its fields, and above them what no field shows (A8.1). What
 * the person gave up themselves needs no word.
 * @param textOf says instead what is shown above the fields of these names
 * @throws what is not the failure of a call
 */
export function showFailure<Values extends object>(
  form: FormStore<Values>,
  failure: unknown,
  textOf?: (fields: readonly string[]) => string,
): void {
  if (!(failure instanceof ApiError)) throw failure;
  const rest = applyServerErrors(form, failure);
  if (failure instanceof AbortedError) return;
  const own = () => (Object.keys(fieldErrors(failure)).length > 0 ? '' : failureMessage(failure));
  const text = textOf?.(Object.keys(form.values)) ?? rest ?? own();
  if (text) runInAction(() => form.errors.set('root', text));
}

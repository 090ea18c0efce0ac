import { AbortedError, ApiError, failureMessage, fieldErrors, firstError } from '@ilera/runtime';
import { runInAction } from 'mobx';
import type { FormStore } from './form.store';

/**
 * Shows an API's `errors` object under the matching fields.
 * @returns the message that no field shows: the first entry about an unknown field, the first of a list, or the message
 * without an errors object. Undefined if all are shown, or without a response.
 */
export function applyServerErrors<Values extends object>(
  form: FormStore<Values>,
  error: unknown,
): string | undefined {
  const byField = Object.entries(fieldErrors(error));
  if (byField.length === 0) return firstError(error);
  let unshown: string | undefined;
  for (const [field, message] of byField) {
    if (form.get(field) !== undefined) form.setError(field, message);
    else unshown ??= message;
  }
  return unshown;
}

/**
 * Shows the failure of a form's call: under the fields, and above them for messages without a field (A8.1). An aborted
 * call shows nothing.
 * @param textOf replaces the text above the fields; receives the form's field names
 * @throws failures other than those of a call
 */
export function showFailure<Values extends object>(
  form: FormStore<Values>,
  failure: unknown,
  textOf?: (fields: readonly string[]) => string,
): void {
  if (!(failure instanceof ApiError)) throw failure;
  const unshown = applyServerErrors(form, failure);
  if (failure instanceof AbortedError) return;
  const fallbackText = () => (Object.keys(fieldErrors(failure)).length > 0 ? '' : failureMessage(failure));
  const text = textOf?.(Object.keys(form.values)) ?? unshown ?? fallbackText();
  if (text) runInAction(() => form.errors.set('root', text));
}

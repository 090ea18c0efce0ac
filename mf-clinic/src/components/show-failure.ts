import { applyServerErrors, type FormStore } from '@shared/forms';
import { failureMessage, fieldErrors } from '@shared/runtime';

/**
 * Shows the field errors of a failed call under their fields. Returns the message for the place above the
 * form: the response's where it has no errors object (A8.1), a sentence for a call without a response, or the
 * empty string.
 */
export function showFailure<Values extends object>(form: FormStore<Values>, error: unknown): string {
  const rest = applyServerErrors(form, error);
  if (rest) return rest;
  return Object.keys(fieldErrors(error)).length > 0 ? '' : failureMessage(error);
}

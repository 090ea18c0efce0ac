import { failureMessage, firstError } from '@shared/runtime';

/** Why a call failed: the response's message, or a sentence of our own. Empty where it did not fail. */
export function failureText(failure: unknown): string {
  return failure === null ? '' : (firstError(failure) ?? failureMessage(failure));
}

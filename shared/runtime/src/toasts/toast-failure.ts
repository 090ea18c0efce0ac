import { HttpError } from '../api/errors';
import { firstError } from '../api/server-errors';
import { toasts } from '../live';

/**
 * Shows a refusal as the error catalogue says (P8.2): the type from the answer's `status`, the text from
 * `errors` or `message`. Answers false, and shows nothing, when there was no response or nothing to say.
 */
export function toastFailure(error: unknown): boolean {
  const message = firstError(error);
  if (!message) return false;
  const status = error instanceof HttpError ? (error.body as { status?: unknown }).status : undefined;
  toasts.show({ type: status === 'success' ? 'success' : 'error', message });
  return true;
}

import { HttpError } from './api/errors';
import { firstError } from './api/server-errors';
import { toasts } from './instances';

/**
 * Shows an error response as the error catalogue specifies (P8.2): the type from its `status`, the text from `errors`
 * or `message`.
 * @returns false if there was no response or no text, and nothing was shown
 */
export function toastFailure(error: unknown): boolean {
  const message = firstError(error);
  if (!message) return false;
  const status = error instanceof HttpError ? (error.body as { status?: unknown }).status : undefined;
  toasts.show({ type: status === 'success' ? 'success' : 'error', message });
  return true;
}

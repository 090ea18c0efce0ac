import { fieldErrors, firstError, HttpError } from '@ilera/runtime';

/**
 * The message above a form that the API rejected: the response's message, else its first error, else the
 * error catalogue's fallback. Empty if the form's fields show all errors.
 */
export function refusalText(error: unknown, fields: readonly string[], fallback: string): string {
  const shownErrors = Object.entries(fieldErrors(error)).filter(([field]) => fields.includes(field));
  const message = messageOf(error);
  if (message) return shownErrors.some(([, text]) => text === message) ? '' : message;
  if (shownErrors.length > 0) return '';
  return firstError(error) ?? fallback;
}

function messageOf(error: unknown): string {
  const body = error instanceof HttpError ? (error.body as { message?: unknown } | null) : null;
  return typeof body?.message === 'string' ? body.message.trim() : '';
}

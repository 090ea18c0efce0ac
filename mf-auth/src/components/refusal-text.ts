import { fieldErrors, firstError, HttpError } from '@shared/runtime';

/**
 * The message above a form that the API rejected: the response's message, else its first error, else the
 * fallback of the error catalogue. Null where the fields of the form show all errors.
 */
export function refusalText(error: unknown, fields: readonly string[], fallback: string): string | null {
  const shown = Object.entries(fieldErrors(error)).filter(([field]) => fields.includes(field));
  const message = messageOf(error);
  if (message) return shown.some(([, text]) => text === message) ? null : message;
  if (shown.length > 0) return null;
  return firstError(error) ?? fallback;
}

function messageOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError) || typeof error.body !== 'object') return undefined;
  const message = (error.body as { message?: unknown } | null)?.message;
  return typeof message === 'string' ? message.trim() || undefined : undefined;
}

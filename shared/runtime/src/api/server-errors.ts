import { HttpError, NetworkError, TimeoutError } from './errors';

function bodyOf(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  return typeof error.body === 'object' && error.body !== null
    ? (error.body as Record<string, unknown>)
    : undefined;
}

function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const text = firstText(inner);
    if (text) return text;
  }
  return undefined;
}

/**
 * The message of an error response: the first entry of `errors` (a list, or an object of lists or texts), otherwise
 * `message`. Undefined without a response or a message (R4.27).
 */
export function firstError(error: unknown): string | undefined {
  const body = bodyOf(error);
  return body && (firstText(body.errors) ?? firstText(body.message));
}

/** The `errors` object of an error response, with one text per field; empty for a list or without errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors = bodyOf(error)?.errors;
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return {};
  const texts: Record<string, string> = {};
  for (const [field, value] of Object.entries(errors)) {
    const text = firstText(value);
    if (text) texts[field] = text;
  }
  return texts;
}

/** The message for a failed load or submission: the problem and the remedy. */
export function failureMessage(error: unknown): string {
  if (error instanceof NetworkError)
    return 'We could not reach the service. Check your connection and try again.';
  if (error instanceof TimeoutError) return 'The service is taking too long to answer. Please try again.';
  if (error instanceof HttpError && error.status === 429) {
    return error.retryAfter
      ? `That was too many tries. Try again in ${error.retryAfter} seconds.`
      : 'That was too many tries. Wait a little and try again.';
  }
  if (error instanceof HttpError && error.status === 404) return 'We could not find what you asked for.';
  return 'Something went wrong on our side. Please try again.';
}

/** The reason for a failed call: the response's message, or one of ours. Empty for null. */
export function failureText(failure: unknown): string {
  return failure === null ? '' : (firstError(failure) ?? failureMessage(failure));
}

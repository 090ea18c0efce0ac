import { firstError } from './server-errors';
import { HttpError, NetworkError, TimeoutError } from './errors';

/** The message for a load or a send that failed: what happened and what to do. */
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

/** Why a call failed: the response's message, or one of ours. Empty where it did not fail (null). */
export function failureText(failure: unknown): string {
  return failure === null ? '' : (firstError(failure) ?? failureMessage(failure));
}

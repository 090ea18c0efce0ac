/** The base of all errors of a failed call. `name` is set explicitly because minifiers change class names. */
export class ApiError extends Error {
  override name = 'ApiError';
}

/** The API responded with a status outside 2xx. `body` is the response's unchecked body. */
export class HttpError extends ApiError {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    readonly body: unknown,
    /** Seconds to wait before a retry, from Retry-After; undefined without that header. */
    readonly retryAfter?: number,
  ) {
    super(`The API answered ${status}`);
  }
}

/** No response arrived: offline, refused, or blocked. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** No response arrived in time. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** The caller aborted the request; no message is shown. */
export class AbortedError extends ApiError {
  override name = 'AbortedError';
}

/** The API has no such data, according to the document or a response without data. */
export class MissingError extends ApiError {
  override name = 'MissingError';
}

/** Whether a change was refused because of its target, which another person may have changed. */
export const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && [409, 422].includes(error.status);

/** Whether a failed change may still have happened: no answer rules it out. */
export const mayHaveHappened = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof HttpError && error.status >= 500);

/** Whether a failed read means that the record does not exist, so that a retry is pointless. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof MissingError || (error instanceof HttpError && [400, 404, 422].includes(error.status))
  );
}

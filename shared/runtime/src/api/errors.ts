/** The base of all errors of a failed call. `name` is set by hand because minifiers change class names. */
export class ApiError extends Error {
  override name = 'ApiError';
}

/** The API responded with a status outside 2xx. `body` is the response's, unchecked. */
export class HttpError extends ApiError {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    readonly body: unknown,
    /** Seconds to wait before a retry, from Retry-After; undefined where the response has none. */
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

/** The API has nothing to read: the document says so, or the response has no data. */
export class MissingError extends ApiError {
  override name = 'MissingError';
}

/** Whether a change was refused for what it is about: somebody else may have changed that. */
export const isRefused = (error: unknown): boolean =>
  error instanceof HttpError && [409, 422].includes(error.status);

/** Whether a change that failed may have happened: no answer says that it has not. */
export const mayHaveHappened = (error: unknown): boolean =>
  error instanceof NetworkError ||
  error instanceof TimeoutError ||
  (error instanceof HttpError && error.status >= 500);

/** Whether a failed read means that there is no such thing, so that another try would find none either. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof MissingError || (error instanceof HttpError && [400, 404, 422].includes(error.status))
  );
}

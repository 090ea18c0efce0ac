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

/** What every failed call throws. `name` is set by hand because minifiers change class names. */
export class ApiError extends Error {
  override name = 'ApiError';
}

/** The API answered with a status outside 2xx. `body` is whatever it sent, unchecked. */
export class HttpError extends ApiError {
  override name = 'HttpError';
  constructor(
    readonly status: number,
    readonly body: unknown,
    /** Seconds to wait before trying again, from Retry-After; undefined where the answer has none. */
    readonly retryAfter?: number,
  ) {
    super(`The API answered ${status}`);
  }
}

/** No answer arrived: offline, refused, or blocked. */
export class NetworkError extends ApiError {
  override name = 'NetworkError';
}

/** No answer arrived in time. */
export class TimeoutError extends ApiError {
  override name = 'TimeoutError';
}

/** The caller gave the request up; nobody needs to be told. */
export class AbortedError extends ApiError {
  override name = 'AbortedError';
}

/** Thrown when something takes longer than its timeout. */
export class LateError extends Error {
  override name = 'LateError';
  /** @param late what was given up on; it may come yet */
  constructor(
    message: string,
    readonly late: Promise<unknown>,
  ) {
    super(message);
  }
}

/**
 * The promise's own outcome, or an error after so many milliseconds. The work behind the promise is not
 * cancelled.
 * @param toError makes the error of the timeout; LateError without it
 */
export function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
  toError: () => Error = () => new LateError(`Timed out after ${milliseconds} ms`, promise),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(toError()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

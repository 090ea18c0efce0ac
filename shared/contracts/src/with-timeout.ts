/** Thrown when an operation exceeds its timeout. */
export class LateError extends Error {
  override name = 'LateError';
  /** @param late the abandoned promise, which may still settle */
  constructor(
    message: string,
    readonly late: Promise<unknown>,
  ) {
    super(message);
  }
}

/**
 * Settles like the promise, or rejects after a number of milliseconds. The underlying work is not cancelled.
 * @param toError makes the timeout's error; LateError by default
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

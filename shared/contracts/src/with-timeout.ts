/**
 * Settles like the promise, or rejects after a number of milliseconds. The underlying work is not cancelled.
 * @param toError makes the timeout's error
 */
export function withTimeout<T>(
  milliseconds: number,
  promise: Promise<T>,
  toError: () => Error = () => new Error(`Timed out after ${milliseconds} ms`),
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(toError()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

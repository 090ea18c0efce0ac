/** Something took longer than it may. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The promise's own outcome, or TimeoutError after so many milliseconds. */
export function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeoutError(`Timed out after ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Something took longer than it may. */
export class Overdue extends Error {
  override name = 'Overdue';
}

/** The promise's own outcome, or Overdue after so many milliseconds. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Overdue(`No answer in ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

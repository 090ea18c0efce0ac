/** A queue per key: two requests for the same thing run one after the other, others are not held up. */
export function createOneAtATime() {
  const tails = new Map<string, Promise<unknown>>();
  return async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = tails.get(key) ?? Promise.resolve();
    const run = before.then(work, work);
    const tail = run.catch(() => undefined);
    tails.set(key, tail);
    try {
      return await run;
    } finally {
      // Only the last in line may clear the key: otherwise a new call would run beside one that still waits.
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}

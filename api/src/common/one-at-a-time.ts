/** A queue per key: requests with the same key run one after the other, others in parallel. */
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
      // Only the last call in the queue removes the key, or a new call would run beside a waiting one.
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}

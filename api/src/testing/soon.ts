import { setTimeout } from 'node:timers/promises';

/** Milliseconds; on a busy machine much less is enough. */
const patience = 60_000;

/** Looks again and again until something is there, or there is an end. */
export async function soon<T>(what: string, look: () => Promise<T>): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > until) throw new Error(`Not there after ${patience / 1000} s: ${what}`);
    await setTimeout(10);
  }
}

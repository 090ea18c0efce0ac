import { AbortedError } from '@shared/runtime';

/** Milliseconds before the second try; each further one waits twice as long. */
const firstPauseMs = 1_000;

/**
 * Resolves when a lost connection is worth another try: as soon as the device is online again, or after a pause where it
 * never was offline.
 * @throws AbortedError
 */
export function waitForNetwork(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const pause = firstPauseMs * 2 ** (tries - 1);
    const timer = navigator.onLine ? setTimeout(() => finish(resolve), pause) : undefined;
    const onOnline = () => finish(resolve);
    const onAbort = () => finish(() => reject(new AbortedError('Sending was given up')));
    function finish(done: () => void) {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      signal.removeEventListener('abort', onAbort);
      done();
    }
    window.addEventListener('online', onOnline);
    signal.addEventListener('abort', onAbort);
    if (signal.aborted) onAbort();
  });
}

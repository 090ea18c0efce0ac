import { currentContext } from '../context/request-context';

interface Turn {
  arrival: number;
  begin(): void;
}

/**
 * Runs one work at a time. Of those that wait, that of the request that came first is next: in the order of the
 * works, a request with five of them would wait five times.
 */
export function createFirstCome() {
  const waiting: Turn[] = [];
  let isBusy = false;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) {
      const { arrival = performance.now() } = currentContext();
      await new Promise<void>((begin) => {
        const place = waiting.findLastIndex((other) => other.arrival <= arrival) + 1;
        waiting.splice(place, 0, { arrival, begin });
      });
    }
    isBusy = true;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      isBusy = next !== undefined;
      next?.begin();
    }
  };
}

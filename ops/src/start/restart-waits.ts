const firstMs = 500;
const mostMs = 30_000;
/** Milliseconds after which an API did not fail at its start. */
const quietMs = 60_000;

/** The waits before restarts of an API: each twice the last, and from the shortest again after a quiet minute. */
export class RestartWaits {
  private restarts = 0;

  /** Milliseconds to wait before the next start. */
  next(): number {
    const wait = Math.min(mostMs, firstMs * 2 ** this.restarts);
    this.restarts += 1;
    return wait;
  }

  /** Called when an API has ended, with the milliseconds for which it ran. */
  ranFor(milliseconds: number): void {
    if (milliseconds >= quietMs) this.restarts = 0;
  }
}

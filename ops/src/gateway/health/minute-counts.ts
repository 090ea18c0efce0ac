const MINUTES = 60;
const MINUTE_MS = 60_000;

/** Counts by minute over the last hour, in a ring of 60 slots. */
export class MinuteCounts {
  private readonly counts = new Array<number>(MINUTES).fill(0);
  /** The minute since 1970 that each slot counts. */
  private readonly minutes = new Array<number>(MINUTES).fill(-1);

  add(now: number): void {
    const minute = Math.floor(now / MINUTE_MS);
    const slot = minute % MINUTES;
    if (this.minutes[slot] !== minute) {
      this.minutes[slot] = minute;
      this.counts[slot] = 0;
    }
    this.counts[slot] = (this.counts[slot] ?? 0) + 1;
  }

  /** The sum since a moment, in whole minutes, at most an hour back. */
  since(moment: number, now: number): number {
    const first = Math.max(Math.floor(moment / MINUTE_MS), Math.floor(now / MINUTE_MS) - MINUTES + 1);
    return this.counts.reduce(
      (sum, count, slot) => sum + ((this.minutes[slot] ?? -1) >= first ? count : 0),
      0,
    );
  }
}

/** Longest sleep of a device that the clock follows, in milliseconds: 30 days. A clock is set right by years. */
const longestSleepMs = 30 * 24 * 60 * 60_000;
/** Longest difference between clock and timer that needs no response to explain it, in milliseconds. */
const toleranceMs = 60_000;

/** The server's time, on a device whose clock may be years off, and may be set right at any moment (R5.13). */
export class ServerClock {
  /** The server's last known time, with the device's clock and its timer at that moment. */
  private last: { server: number; device: number; timer: number } | undefined;

  get isKnown(): boolean {
    // False after a sleep too, until the next response: the clock may have been set instead.
    return this.last !== undefined && Math.abs(this.asleep) < toleranceMs;
  }

  /** The current instant; by the device until a server has sent its time. */
  readonly now = (): Date => {
    if (!this.last) return new Date();
    const { asleep } = this;
    const passed = performance.now() - this.last.timer;
    return new Date(this.last.server + passed + (asleep > 0 && asleep < longestSleepMs ? asleep : 0));
  };

  /**
   * Milliseconds by which the device's clock went further than the timer, which stands still while the device sleeps.
   * Only a sleep, or setting the clock, makes a difference.
   */
  private get asleep(): number {
    return this.last ? Date.now() - this.last.device - (performance.now() - this.last.timer) : 0;
  }

  /**
   * Sets the clock.
   * @param time a server's current time in milliseconds; NaN and undefined are ignored
   */
  follow(time: number | undefined): void {
    if (time !== undefined && Number.isFinite(time))
      this.last = { server: time, device: Date.now(), timer: performance.now() };
  }

  /**
   * Sets the clock by a response.
   * @param date its `Date` header, which a foreign API may hide
   */
  followHeader(date: unknown): void {
    if (typeof date === 'string') this.follow(Date.parse(date));
  }
}

/** The server's clock. `new Date()` uses the device's. */
export const clock = new ServerClock();

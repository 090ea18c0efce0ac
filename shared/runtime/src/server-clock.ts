/** Longest sleep of a device that the clock follows, in milliseconds: 30 days. A clock is set right by years. */
const longestSleepMs = 30 * 24 * 60 * 60_000;

/** The server's time, on a device whose clock may be years off, and may be set right at any moment (R5.13). */
export class ServerClock {
  /** The server's last known time, with the device's clock and its timer at that moment. */
  private last: { server: number; device: number; timer: number } | undefined;

  get isKnown(): boolean {
    return this.last !== undefined;
  }

  /** The current instant; by the device until a server has sent its time. */
  readonly now = (): Date => {
    if (!this.last) return new Date();
    const passed = performance.now() - this.last.timer;
    // The timer stands still while the device sleeps. Any other difference comes from setting the clock.
    const asleep = Date.now() - this.last.device - passed;
    return new Date(this.last.server + passed + (asleep > 0 && asleep < longestSleepMs ? asleep : 0));
  };

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

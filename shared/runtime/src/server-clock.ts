/** The server's time, on a device whose clock may be years off (R5.13). */
export class ServerClock {
  /** Milliseconds by which the device is behind; undefined until a server has sent its time. */
  private behind: number | undefined;

  get isKnown(): boolean {
    return this.behind !== undefined;
  }

  /** The current instant; by the device until a server has sent its time. */
  readonly now = (): Date => new Date(Date.now() + (this.behind ?? 0));

  /**
   * Sets the clock.
   * @param time a server's current time in milliseconds; NaN and undefined are ignored
   */
  follow(time: number | undefined): void {
    if (time !== undefined && Number.isFinite(time)) this.behind = time - Date.now();
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

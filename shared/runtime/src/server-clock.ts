/** The server's time on a device whose own clock may be years off (R5.13). */
export class ServerClock {
  /** Milliseconds by which the device is behind; undefined until a server has told its time. */
  private behind: number | undefined;

  get isKnown(): boolean {
    return this.behind !== undefined;
  }

  /** The present instant; by the device where no server has told its time yet. */
  readonly now = (): Date => new Date(Date.now() + (this.behind ?? 0));

  /**
   * Sets the clock.
   * @param time of a server at this moment, in milliseconds; anything that is no number changes nothing
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

/** What time it is by the server. `new Date()` is by the device. */
export const clock = new ServerClock();

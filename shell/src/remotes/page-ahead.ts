import type { Location } from 'react-router-dom';

/** Milliseconds after which nobody is expected to open the page any more. */
const KEPT_MS = 10_000;

/** The address that somebody is about to open, whose page is rendered out of sight until then. */
export class PageAhead {
  private address: Location | undefined;
  private intents = 0;
  private dropping: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  /** The address, with a key that no entry of the history has; undefined where none is expected. */
  readonly read = (): Location | undefined => this.address;

  /** Calls the listener whenever it is another one; returns how to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /**
   * Expects an address from when its page can be rendered without waiting and the browser has nothing else to do. A
   * later call counts in its place.
   */
  async expect({ pathname, search, hash }: HTMLAnchorElement, loaded: Promise<unknown>): Promise<void> {
    this.intents += 1;
    const key = `ahead-${this.intents}`;
    const begin = () => {
      if (key !== `ahead-${this.intents}`) return;
      clearTimeout(this.dropping);
      this.dropping = setTimeout(this.drop, KEPT_MS);
      const isKnown = this.address?.pathname === pathname && this.address.search === search;
      if (!isKnown) this.set({ pathname, search, hash, state: null, key });
    };
    await loaded;
    // Safari has no idle callbacks. A busy browser renders nothing ahead.
    (window.requestIdleCallback ?? setTimeout)(begin);
  }

  /** Expects none: somebody has gone to a page, or to none in time. */
  readonly drop = (): void => {
    this.intents += 1;
    clearTimeout(this.dropping);
    if (this.address) this.set(undefined);
  };

  private set(address: Location | undefined): void {
    this.address = address;
    for (const listener of this.listeners) listener();
  }
}

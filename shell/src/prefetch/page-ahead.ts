import { action, makeAutoObservable, observableRef } from 'mobx';
import { useState } from 'react';
import { createPath, type Location, useLocation } from 'react-router-dom';

/** Milliseconds after which a page rendered ahead is dropped. */
const dropAfterMs = 10_000;

/** Milliseconds to wait for an idle browser before rendering; React yields every few of them. */
const idleMs = 50;

/** Renders the page of an address that the visitor is about to open, out of sight. */
export class PageAhead {
  /** The expected address under a key that no history entry has; undefined if no page is expected. */
  address: Location | undefined = undefined;
  private intents = 0;
  private dropping: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    makeAutoObservable<this, 'intents' | 'dropping'>(
      this,
      { address: observableRef, intents: false, dropping: false, match: false },
      { autoBind: true },
    );
  }

  /**
   * Expects an address once its page can be rendered without waiting, in the next idle moment. A later call
   * replaces it.
   */
  async expect({ pathname, search, hash }: HTMLAnchorElement, loaded: Promise<unknown>): Promise<void> {
    this.intents += 1;
    const key = `ahead-${this.intents}`;
    const begin = action(() => {
      if (key !== `ahead-${this.intents}`) return;
      clearTimeout(this.dropping);
      this.dropping = setTimeout(this.drop, dropAfterMs);
      const isKnown = this.address?.pathname === pathname && this.address.search === search;
      if (!isKnown) this.address = { pathname, search, hash, state: null, key };
    });
    await loaded;
    // Safari has no idle callbacks. Chrome may give none for seconds while a pointer rests on the link.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: idleMs });
    else setTimeout(begin);
  }

  /** Expects no page any more: the visitor opened one, or waited too long. */
  drop(): void {
    this.intents += 1;
    clearTimeout(this.dropping);
    this.address = undefined;
  }

  /** The expected address if a navigation led exactly there; undefined if the navigation brings a state. */
  match(location: Location): Location | undefined {
    const { address } = this;
    return address && !location.state && createPath(address) === createPath(location) ? address : undefined;
  }
}

/**
 * The two rendered pages, for an observer: the current one, under a key that lasts while the pathname does,
 * and the next one, rendered ahead.
 */
export function usePageAhead(ahead: PageAhead) {
  const location = useLocation();
  const [opened, setOpened] = useState({ entry: location, at: location });
  if (opened.entry.pathname !== location.pathname)
    setOpened({ entry: location, at: ahead.match(location) ?? location });
  const { key } = opened.at;
  const next = ahead.address;
  return {
    // A page rendered ahead keeps its location object for this entry, so that its links are not rendered again.
    shown: { key, at: location === opened.entry ? opened.at : location },
    next: next?.key === key ? undefined : next,
  };
}

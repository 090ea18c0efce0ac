import { action, makeAutoObservable, observableRef } from 'mobx';
import { useState } from 'react';
import { createPath, type Location, useLocation } from 'react-router-dom';

/** Milliseconds after which nobody is expected to open the page any more. */
const keptMs = 10_000;

/** Milliseconds after which the page is rendered though the browser is not idle; React yields every few of them. */
const idleMs = 50;

/** The address that somebody is about to open, whose page is rendered out of sight until then. */
export class PageAhead {
  /** With a key that no entry of the history has; undefined where none is expected. */
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
   * Expects an address from when its page can be rendered without waiting, in an idle moment if there is one soon. A
   * later call counts in its place.
   */
  async expect({ pathname, search, hash }: HTMLAnchorElement, loaded: Promise<unknown>): Promise<void> {
    this.intents += 1;
    const key = `ahead-${this.intents}`;
    const begin = action(() => {
      if (key !== `ahead-${this.intents}`) return;
      clearTimeout(this.dropping);
      this.dropping = setTimeout(this.drop, keptMs);
      const isKnown = this.address?.pathname === pathname && this.address.search === search;
      if (!isKnown) this.address = { pathname, search, hash, state: null, key };
    });
    await loaded;
    // Safari has no idle callbacks. Chrome may give none for seconds while a pointer rests on the link.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: idleMs });
    else setTimeout(begin);
  }

  /** Expects none: somebody has gone to a page, or to none in time. */
  drop(): void {
    this.intents += 1;
    clearTimeout(this.dropping);
    this.address = undefined;
  }

  /** The expected address, where a navigation has led to just that; undefined where it brings a state. */
  match(location: Location): Location | undefined {
    const { address } = this;
    return address && !location.state && createPath(address) === createPath(location) ? address : undefined;
  }
}

/**
 * The pages that are rendered, for an observer: the one at the address, under a key that stays while the pathname does,
 * and the next one, which is rendered ahead.
 */
export function usePageAhead(ahead: PageAhead) {
  const location = useLocation();
  const [opened, setOpened] = useState({ entry: location, at: location });
  if (opened.entry.pathname !== location.pathname)
    setOpened({ entry: location, at: ahead.match(location) ?? location });
  const { key } = opened.at;
  const next = ahead.address;
  return {
    // A page that was rendered ahead keeps its own location for this entry, so that its links are not rendered again.
    shown: { key, at: location === opened.entry ? opened.at : location },
    next: next?.key === key ? undefined : next,
  };
}

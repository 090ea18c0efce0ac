import type { Page } from '@playwright/test';
import type { DemoEmail } from './demo-sessions';

/** One state of one page, as a visitor reaches it. */
export interface State {
  name: string;
  address: string;
  /** The demo person who is signed in; nobody where it is left out. */
  person?: DemoEmail;
  /** Faults of the network, before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** From the loaded page to the state. */
  open?: (page: Page) => Promise<unknown>;
  /** Messages of the browser that belong to the state. */
  allow?: RegExp;
  /** What the layout of wide windows does not have, such as the menu of phones. */
  phonesOnly?: true;
}

export const dialogOf = (page: Page) => page.getByRole('dialog');

/** Presses a button by its name, in the dialog where one is open. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();

/** Requests to the API whose path has these letters end without a response. */
export const silence = (path: string) => (page: Page) =>
  page.route(
    (url) => url.pathname.startsWith('/api/') && url.pathname.includes(path),
    (route) => route.abort(),
  );

/** What a browser says about requests that ended without a response. */
export const silenced = /net::ERR_FAILED|^failed: \/api\//;

/**
 * A toast stays for this state, where two seconds are not enough for axe. Before the page's scripts, because
 * the toast's timer is the browser's.
 */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    const held = (handler: TimerHandler, time?: number) => (time === 2_000 ? 0 : start(handler, time));
    window.setTimeout = held as typeof window.setTimeout;
  });

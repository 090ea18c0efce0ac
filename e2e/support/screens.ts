import type { Page } from '@playwright/test';

/**
 * One screen of each remote, by its address. The account's needs a signed-in visitor; the sign-in page one
 * who is not.
 */
export const screens = {
  'mf-public': '/',
  'mf-conditions': '/conditions',
  'mf-plans': '/health-plans',
  'mf-auth': '/auth/sign-in',
  'mf-account': '/account/home',
  'mf-clinic': '/clinic',
} as const;

export type RemoteName = keyof typeof screens;

export const remoteNames = Object.keys(screens) as RemoteName[];

/** The shell's panel where a remote does not load: in its place, or beside its prerendered page. */
export const failurePanel = (page: Page) =>
  page.getByRole('alert', { name: /^Part of the page (is missing|does not answer)$/ }).first();

/**
 * For the panel: a part is asked for twice, seven seconds each where nothing comes, and a busy machine needs as long
 * again.
 */
export const afterAttempts = { timeout: 30_000 };

/**
 * The hydrated page: what is prerendered has marks, the last of which, those of the head, go when the page or
 * the panel in its place is mounted.
 */
export const livePage = (page: Page) => page.locator('html:not(:has([data-prerendered])) > body');

/** The heading of the remote's own screen, once it is hydrated. */
export const screenHeading = (page: Page) => livePage(page).locator('h1:not([role=alert] *)').first();

/**
 * Waits until the present page is hydrated.
 * @throws where the panel of a remote that failed is there
 */
export async function waitForPage(page: Page): Promise<void> {
  await screenHeading(page).or(failurePanel(page)).first().waitFor();
  if (await failurePanel(page).isVisible())
    throw new Error(`a part is missing at ${new URL(page.url()).pathname}`);
}

import { expect, type Browser } from '@playwright/test';
import { keptPaths, workerInstalled } from '../../support/offline';
import { readSite } from '../plain-visitor';

/** Somebody who was here before: the service worker is installed and has a copy of the page. */
export interface ReturningVisitor {
  /** Visits until a document has this version; resolves to the time at which that visit began. */
  firstVisitWith(name: string, version: string | undefined): Promise<number>;
  /** Visits whose document the worker did not handle; they prove nothing. */
  uncontrolled: number;
  close(): Promise<void>;
}

/** A page that the worker keeps, so that it could show an old copy. */
const path = '/condition/13';

export async function openReturningVisitor(browser: Browser, url: string): Promise<ReturningVisitor> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url + path);
  await workerInstalled(page);
  await expect
    .poll(() => keptPaths(page), { message: `The worker keeps a copy of ${path}`, timeout: 30_000 })
    .toContain(path);
  const visitor: ReturningVisitor = {
    uncontrolled: 0,
    async firstVisitWith(name, version) {
      const until = Date.now() + 15_000;
      for (;;) {
        const began = Date.now();
        const answer = await page.goto(url + path, { waitUntil: 'commit' });
        if (!answer?.fromServiceWorker()) visitor.uncontrolled += 1;
        const html = (await answer?.text()) ?? '';
        if (readSite(html).remotes[name]?.version === version || began > until) return began;
      }
    },
    close: () => context.close(),
  };
  return visitor;
}

import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { postgresServer } from '../../api/src/testing/databases/postgres-server';
import { startTestSite, type TestSite } from '../../ops/src/testing/sites/test-site';
import { watchRequests } from './at-rest';
import { findViolations } from './find-violations';
import { waitForWholeDocuments } from './public-pages';
import { type TranslationStart, translateAsChrome } from './translate-as-chrome';
import { announceViolations, watchConsoleAndNetwork } from './watch-console-and-network';

/** What a site's API keeps its data in. */
export type Database = 'embedded' | 'postgres';

interface Fixtures {
  /** Whether a translator changes every page, and when it begins (R5.16). */
  translation: TranslationStart | undefined;
  /** Fails the test on a console message, an uncaught error, a failed request or a policy violation. */
  quiet: { allow(pattern: RegExp): void; everything(): string[] };
  /** Checks the page with axe against WCAG 2.2 A and AA. */
  expectAccessible: (page: Page, what: string) => Promise<void>;
}

interface WorkerFixtures {
  /** What the site's API keeps its data in; each project of `playwright.config.ts` names one. */
  database: Database;
  /** Whether the site's API counts uses. Tests make more than a person may. */
  rateLimits: 'on' | 'off';
  /**
   * A whole site of this worker's own: releases, gateway, API, database. A test that breaks it uses
   * `startOwnSite` instead.
   */
  site: TestSite;
}

/** The rules of WCAG 2.2 A and AA. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Playwright's test with a composed site under it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  database: ['embedded', { option: true, scope: 'worker' }],
  rateLimits: ['off', { option: true, scope: 'worker' }],
  site: [
    async ({ database, rateLimits }, use) => {
      const site = await startTestSite({ apiEnv: await apiEnvironment(database, rateLimits) });
      await waitForWholeDocuments(site.url);
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  translation: [undefined, { option: true }],
  quiet: [
    async ({ context, translation }, use) => {
      if (translation) await context.addInitScript(translateAsChrome, translation);
      watchRequests(context);
      const noise = watchConsoleAndNetwork(context as BrowserContext);
      await announceViolations(context);
      await use(noise);
      expect(noise.heard(), 'console, failed requests and policy violations').toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ translation }, use, { file }) => {
    await use(async (page, what) => {
      // A fast journey shows it without a translator.
      if (translation && !file.endsWith('.slow.spec.ts')) return;
      expect(await findViolations(page, { runOnly: wcag }), `axe on ${what}`).toEqual([]);
    });
  },
});

export { expect };

/** What a worker's API is started with: on the embedded database, or on a PostgreSQL server of the worker's own. */
export async function apiEnvironment(
  database: Database,
  rateLimits: 'on' | 'off',
): Promise<Record<string, string>> {
  const common = { RATE_LIMITS: rateLimits };
  if (database === 'embedded') return common;
  const server = await postgresServer();
  return { ...common, DATABASE_URL: server.url('postgres') };
}

import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { namedDatabases } from '../api/src/testing/databases/databases';
import { findChromium } from '../ops/bin/find-chromium.mjs';
import { stepOverYearEnd } from './support/ahead-of-year-end';
import type { Database } from './support/test';
import type { TranslationStart } from './support/translate-as-chrome';

/** Journeys that also run while a translator changes every page (R5.16). */
const alsoTranslated =
  /\/(guest-journey|plan-journey|auth|members|waitlist|back-closes|(evidence|drafts)\.slow)\.spec\.ts$/;
/** Tag of those of them whose pages and changing words other translated tests show: files, storage, layout and sessions. */
const sameWords = /@same-words/;
/** Journeys whose outcome is in the database: payments, cover, members, visits, claims, the clinic. */
const moneyJourneys = /\/(clinic\/(consultation|visit|(sales|support)\.slow)|money\/[\w-]+)\.spec\.ts$/;
/** Slow journeys that run translated and not once more as they are: fast ones show both. */
const onlyTranslated = /\/(account\/(account|proof)|money\/[\w-]+)\.slow\.spec\.ts$/;
const slow = /\.slow\.spec\.ts$/;
stepOverYearEnd();

const onPostgres = namedDatabases().includes('postgres');

/**
 * Tests of the composed site: built releases, the real gateway, the real API, a real browser. No retries, so
 * that a flaky test fails. The site runs on PGlite, as `npm start` does; where API_TEST_DATABASES names PostgreSQL,
 * translated journeys about money run on that.
 */
export default defineConfig<{ translation: TranslationStart | undefined }, { database: Database }>({
  testDir: './specs',
  globalSetup: './support/prepare-sites.ts',
  outputDir: './test-results',
  fullyParallel: false,
  // A test waits for the network and for the browser most of its time.
  workers: Math.ceil(availableParallelism() * 2),
  retries: 0,
  // For slow tests beside each other on two cores, under a translator; `support/own-site` gives more where a site is started.
  timeout: 150_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: 'line',
  projects: [
    {
      name: 'fast',
      testIgnore: slow,
      timeout: 120_000,
      expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
    },
    { name: 'slow', testMatch: slow, testIgnore: onlyTranslated },
    {
      name: 'slow, translated',
      testMatch: onPostgres ? alsoTranslated : [alsoTranslated, moneyJourneys, onlyTranslated],
      grepInvert: sameWords,
      use: { translation: 'hydrated' },
    },
    ...(onPostgres
      ? [
          {
            name: 'slow, translated, postgres',
            testMatch: [moneyJourneys, onlyTranslated],
            use: { translation: 'hydrated' as const, database: 'postgres' as const },
          },
        ]
      : []),
  ],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A worker would hide documents from `page.route`; the tests of offline reading allow it.
    serviceWorkers: 'block',
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
});

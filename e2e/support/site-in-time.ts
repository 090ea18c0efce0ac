import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moveClock } from '../../api/src/testing/processes/move-clock';
import { startTestSite } from '../../ops/src/testing/sites/test-site';
import { aheadOfMachine, withClock } from './ahead-of-year-end';
import { apiEnvironment, test as base } from './test';

interface Fixtures {
  /** Moves the clock of the API and of the page. Sessions that expire meanwhile have ended. */
  travel: (to: Date) => Promise<void>;
}

interface WorkerFixtures {
  /** The file with the difference between the API's clock and the machine's, in milliseconds. */
  clockFile: string;
}

/** Playwright's test on a site of its own whose clock can be moved forward. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  clockFile: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the first argument
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'ilera-clock-'));
      const file = path.join(folder, 'offset');
      moveClock(file, aheadOfMachine());
      await use(file);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ clockFile, database, rateLimits }, use) => {
      const site = await startTestSite({
        apiEnv: {
          ...(await apiEnvironment(database, rateLimits)),
          NODE_OPTIONS: withClock(),
          CLOCK_OFFSET: clockFile,
        },
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  travel: async ({ page, clockFile }, use) => {
    await use(async (to) => {
      moveClock(clockFile, aheadOfMachine() + to.getTime() - Date.now());
      await page.clock.setFixedTime(to);
    });
  },
});

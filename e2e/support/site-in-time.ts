import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { moveClock } from '../../api/src/testing/processes/move-clock';
import { findRepository } from '../../ops/src/common/repository';
import { startTestSite } from '../../ops/src/testing/sites/test-site';
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
      moveClock(file, 0);
      await use(file);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ clockFile, database }, use) => {
      const clock = pathToFileURL(path.join(findRepository(), 'e2e', 'support', 'movable-clock.mjs')).href;
      const site = await startTestSite({
        apiEnv: {
          ...(await apiEnvironment(database)),
          NODE_OPTIONS: `--import ${clock}`,
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
      moveClock(clockFile, to.getTime() - Date.now());
      await page.clock.setFixedTime(to);
    });
  },
});

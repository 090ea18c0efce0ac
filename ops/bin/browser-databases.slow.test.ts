import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findRepository } from '../src/common/repository';

const root = findRepository();

/** What Playwright lists of a spec about money. */
function listMoneyJourneys(databases: string | undefined): string {
  const { stdout, stderr } = spawnSync(
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--list', 'money-cover'],
    {
      cwd: root,
      encoding: 'utf8',
      // Playwright refuses to list anything where jest seems to run it.
      env: { ...process.env, FORCE_COLOR: '0', JEST_WORKER_ID: undefined, API_TEST_DATABASES: databases },
    },
  );
  return stdout + stderr;
}

it('journeys about money run on the database of `npm start` alone (Q69)', () => {
  const listed = listMoneyJourneys(undefined);
  expect(listed).toContain('[embedded] › money-cover.slow.spec.ts');
  expect(listed).not.toContain('[postgres]');
});

it('journeys about money run on PostgreSQL too where API_TEST_DATABASES names it, or fail without it (Q69)', () => {
  const listed = listMoneyJourneys('pglite,postgres');
  expect(listed).toMatch(
    /\[postgres\] › money-cover\.slow\.spec\.ts|names postgres; here tests run on pglite\./,
  );
});

// `npm run mutation`, each night: changes the code of prices, refunds, limits, access and releases, one place at a time.
// The tests of that code must fail for 80 % of the changes (stryker.config.json). `npm run mutation prices` changes
// prices only.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './prepare.mjs';

/** Runs all tests for each change, because code outside jest's sandbox does not tell which tests reach it. */
const onDatabase = ['--coverageAnalysis', 'off'];

/** Package, changed files, their tests, and Stryker's options. */
const changed = [
  ['api', 'src/prices/price.ts', 'prices/price.test'],
  ['api', 'src/common/calendar.ts', 'common/calendar.test'],
  ['api', 'src/payment-providers/refund-state.ts', 'payment-providers/refund-state.test'],
  ['api', 'src/subscriptions/cover*.ts', 'subscriptions/cover(-after-refund)?.test'],
  ['api', 'src/payments/refund-cause.ts', 'payments/refund-cause.test', onDatabase],
  ['api', 'src/limits/count-use.ts', 'limits/limits.test', onDatabase],
  ['shell', 'src/access/*.ts*', 'access/[^/]+.test'],
  ['ops', 'src/registry/policy.ts', 'registry/policy.test'],
  ['ops', 'src/site/canar*.ts', 'ops/src/site/[^/]+.test'],
  ['ops', 'src/registry/changes/rollback-target.ts', 'changes/(decide-rollback|admission).test'],
];
const codes = changed
  .filter(([, code]) => code.includes(process.argv[2] ?? ''))
  .map(([name, code, tests, options = []]) => {
    const stryker = join(repository, 'node_modules', '.bin', 'stryker');
    const args = ['run', '../stryker.config.json', '--mutate', `${code},!**/*.test.*`, ...options];
    const env = { ...process.env, MUTATION_TESTS: tests };
    return spawnSync(stryker, args, { cwd: join(repository, name), env, stdio: 'inherit' }).status;
  });
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

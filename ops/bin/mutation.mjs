// `npm run mutation`, each night: changes the code of money, access and releases, one place at a time. The tests that
// are named must fail for 80 % of the changes (stryker.config.json). An argument chooses: `npm run mutation prices`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './prepare.mjs';

/** What is changed, and the tests that must notice. */
const folders = {
  'api/src/prices/price.ts': 'api/src/prices/*.test.ts',
  'api/src/payments/refund-state.ts': 'api/src/payments/refund-state.test.ts',
  'shell/src/access/*.ts*': 'shell/src/access/*.test.*',
  'ops/src/site/@(canar|match|own)*.ts': 'ops/src/site/*.test.ts',
};
const codes = Object.entries(folders)
  .filter(([code]) => code.includes(process.argv[2] ?? ''))
  .map(([code, tests]) => {
    const args = ['run', '--mutate', `${code},!**/*.test.*`, '--testFiles', tests];
    const stryker = join(repository, 'node_modules', '.bin', 'stryker');
    return spawnSync(stryker, args, { cwd: repository, stdio: 'inherit' }).status;
  });
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

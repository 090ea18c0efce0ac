// `npm run mutation`, each night: changes the code of money and access, one place at a time. The tests that import it
// must fail for 80 % of the changes (stryker.config.json). An argument chooses: `npm run mutation prices`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './prepare.mjs';

/** By package, what is changed. */
const changed = [
  ['api', 'src/prices/price.ts'],
  ['api', 'src/payments/refund-state.ts'],
  ['shell', 'src/access/*.ts*'],
];
const codes = changed
  .filter(([, code]) => code.includes(process.argv[2] ?? ''))
  .map(([name, code]) => {
    const stryker = join(repository, 'node_modules', '.bin', 'stryker');
    const args = ['run', '../stryker.config.json', '--mutate', `${code},!**/*.test.*`];
    return spawnSync(stryker, args, { cwd: join(repository, name), stdio: 'inherit' }).status;
  });
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

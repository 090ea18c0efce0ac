import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWithin } from '../../shared/contracts/src/parts/remote-routes';
import { limitsOf, readPolicy } from '../../ops/src/registry/policy';
import { copyRepository, follow, readSteps } from '../tools/recipe';
import { root } from './repository-files';

it('docs/add-a-page.md leads to a page that is typed, formatted, linted, used, tested and within the paths of its remote', () => {
  const steps = readSteps();
  expect(steps.map(({ file }) => file)).toEqual([
    'mf-account/src/bookings/bookings.words.ts',
    'mf-account/src/bookings/bookings.page.tsx',
    'mf-account/src/bookings/bookings.page.test.tsx',
    'mf-account/src/remote.tsx',
    'mf-account/webpack.config.mjs',
  ]);
  const copy = copyRepository();
  try {
    for (const step of steps) follow(copy, step);
    const run = (bin: string, ...args: string[]) =>
      spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
        cwd: copy,
        encoding: 'utf8',
      });
    const files = steps.map(({ file }) => file);
    expect(run('oxfmt/bin/oxfmt', '--check', ...files)).toMatchObject({ status: 0 });
    expect(run('knip/bin/knip.js', '--no-config-hints')).toMatchObject({ status: 0, stdout: '' });
    const tests = run('jest/bin/jest.js', '-w', '1', 'mf-account/src/bookings');
    expect(tests.stderr).toContain('1 passed, 1 total');
    const { path } = /path: '(?<path>[^']+)'/.exec(steps[4]!.text)!.groups!;
    const { paths } = limitsOf(readPolicy(join(root, 'release-policy.json')));
    expect(paths['mf-account']?.some(({ prefix }) => isWithin(path!, prefix))).toBe(true);
    // The types of these, and not of the whole repository.
    const include = [
      'mf-account/src/remote.tsx',
      'mf-account/src/bookings',
      'mf-account/**/*.d.ts',
      'shared/**/*.d.ts',
      'shared/testing/src',
    ];
    const config = join(copy, 'tsconfig.json');
    const whole = JSON.parse(readFileSync(config, 'utf8')) as object;
    writeFileSync(config, JSON.stringify({ ...whole, include }));
    expect(run('oxlint/bin/oxlint', ...files)).toMatchObject({ status: 0 });
    expect(run('eslint/bin/eslint.js', '--max-warnings', '0', ...files)).toMatchObject({ status: 0 });
    const types = run('typescript-native/bin/tsc', '-p', '.');
    expect(types.stdout).toBe('');
    expect(types.status).toBe(0);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 600_000);

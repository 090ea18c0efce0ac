import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makePart } from '../testing/fake-releases';
import { newFolder } from '../testing/temporary';
import { writeSources } from '../testing/packages/small-repository';

/** Builds a remote of 0 kB in a process of its own, with this budget of kilobytes. */
function buildWithin(initial: number) {
  const folder = newFolder();
  const made = makePart(newFolder(), 'mf-one', '1.0.0');
  const build = 'node_modules/@ilera/build';
  writeSources(folder, {
    'package.json': JSON.stringify({ name: 'mf-one', dependencies: { '@ilera/build': '*' } }),
    'release-policy.json': JSON.stringify({
      audience: 'https://registry',
      callers: {},
      operators: [],
      parts: { 'mf-one': { budget: { initial } } },
    }),
    [`${build}/package.json`]: JSON.stringify({ exports: { './build-part': './build-part.mjs' } }),
    [`${build}/node_modules/tsx/package.json`]: JSON.stringify({ exports: './loader.mjs' }),
    [`${build}/node_modules/tsx/loader.mjs`]: '',
    [`${build}/build-part.mjs`]: `import { cpSync } from 'node:fs';
      cpSync(${JSON.stringify(made.folder)}, process.env.PART_OUTPUT, { recursive: true });`,
  });
  writeSources(made.folder, { 'release.json': JSON.stringify(made.release) });
  const main = [require.resolve('tsx'), join(__dirname, 'main.ts'), 'build'];
  return spawnSync(process.execPath, ['--import', ...main], { cwd: folder, encoding: 'utf8' });
}

it('a build fails where it is above its budget, and says what to do', () => {
  const { status, stdout, stderr } = buildWithin(0);
  expect(stdout).toContain('✗');
  expect(stderr).toContain('Make it lighter, or raise its budget in release-policy.json');
  expect(status).toBe(1);
});

it('a build within its budget passes', () => {
  expect(buildWithin(1)).toMatchObject({ status: 0, stderr: '' });
});

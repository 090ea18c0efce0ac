import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makePart } from '../testing/fake-releases';
import { newFolder } from '../testing/temporary';
import { writeFakeBuild, writeSources } from '../testing/packages/small-repository';

/** Builds a remote of 0 kB in a process of its own, with this budget of kilobytes. */
function buildWithin(initial: number) {
  const folder = newFolder();
  const made = makePart(newFolder(), 'mf-one', '1.0.0');
  const copy = `cpSync(${JSON.stringify(made.folder)}, process.env.PART_OUTPUT, { recursive: true });`;
  writeFakeBuild(folder, `import { cpSync } from 'node:fs'; ${copy}`);
  const parts = { 'mf-one': { budget: { initial } } };
  const policy = { audience: 'https://registry', callers: {}, operators: [], parts };
  writeSources(folder, { 'release-policy.json': JSON.stringify(policy) });
  writeSources(made.folder, { 'release.json': JSON.stringify(made.release) });
  const main = [require.resolve('tsx'), join(__dirname, '../cli/main.ts'), 'build'];
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

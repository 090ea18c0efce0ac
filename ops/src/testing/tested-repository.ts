import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeMachine, hashFiles, openKept, readHead } from '../../bin/kept-results.mjs';
import { chooseUnitFiles, countUnitFiles, planUnitTests } from '../../bin/unit-tests.mjs';
import { findRepository } from '../common/repository';

const fakeJest = join(findRepository(), 'ops', 'src', 'testing', 'fake-jest.mjs');
/** A test of the `x.js` beside it. */
export const passing = "it('passes', () => expect(require('./x')).toBe(1));";

/**
 * A small repository of four packages, each with a test that passes.
 * @param at an empty folder
 * @param jestProgram runs the tests
 */
export function makeTestedRepository(at: string, jestProgram = fakeJest) {
  const folder = realpathSync(at);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const name of ['mf-a', 'mf-b', 'shared/ui', 'ops']) {
    write(`${name}/x.js`, 'module.exports = 1;');
    write(`${name}/x.test.js`, passing);
  }
  write('api/price.js', 'module.exports = 1;');
  write('package.json', '{"name":"small"}');
  write('pnpm-lock.yaml', 'jest: 30.0.0');
  write('jest.config.mjs', 'export default { transform: {} };');
  write('.gitignore', 'node_modules/\nout/\n');
  write('node_modules/.pnpm/lock.yaml', 'jest: 30.0.0');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'first');
  const results = openKept(join(folder, 'node_modules', '.cache', 'ilera-test'));
  /** Runs what must run, as `npm test` does, and returns the names of the groups that ran. */
  const run = (env: NodeJS.ProcessEnv = {}, { force = false, slow = false } = {}): string[] => {
    const files = hashFiles(folder);
    if (!files) throw new Error('no git');
    const machine = describeMachine(folder, env, []);
    const state = { files, machine, history: readHead(folder), results, force };
    const plan = planUnitTests({ repository: folder, jest: jestProgram, state, slow });
    if (plan.files?.length === 0) return [];
    const output = join(folder, 'out', 'jest.json');
    mkdirSync(dirname(output), { recursive: true });
    const chosen = plan.files ? chooseUnitFiles(dirname(output), plan.files) : [];
    spawnSync(jestProgram, ['--json', `--outputFile=${output}`, ...chosen], { cwd: folder });
    const result = JSON.parse(readFileSync(output, 'utf8')) as { testResults: { name: string }[] };
    plan.keep(countUnitFiles(result));
    return result.testResults.map(({ name }) => dirname(name).slice(folder.length + 1)).sort();
  };
  return { folder, git, write, run, results };
}

/** The folders of its tests. */
export const everything = ['mf-a', 'mf-b', 'ops', 'shared/ui'];

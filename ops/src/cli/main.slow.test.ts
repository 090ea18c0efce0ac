import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../common/repository';
import { newFolder } from '../testing/temporary';
import { openReleaseDesk, startReleaseDesk } from '../testing/release-desk';
import { loadKeys } from '../registry/ledger/load-keys';

/** As the command has them in this checkout, for a store in a folder. */
const keys = loadKeys(findRepository(), {});

/** Runs the command in a process of its own, and returns its output. */
function release(store: string, environment: Record<string, string>, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'ops/src/cli/main.ts', ...args],
    {
      cwd: findRepository(),
      env: { ...process.env, ...environment, RELEASE_STORE: store, RELEASE_BY: 'ngozi.okonkwo-adeyemi' },
      encoding: 'utf8',
    },
  );
  return stdout + stderr;
}

it('promotes from one environment to another', async () => {
  const [staging, live] = [openReleaseDesk(keys), await startReleaseDesk(keys)];
  await staging.first('1.1.0');
  const run = (...args: string[]) => release(live.store.description, {}, ...args);
  const promote = ['promote', 'mf-things', '--from', staging.store.description];
  expect(run('promote', 'mf-things')).toContain('from where?');
  expect(run(...promote, '--dry-run')).toContain('Would become revision 2');
  expect(run('status')).toContain('Revision 1');
  expect(run(...promote, '--reason', 'tried')).toContain('evision 2');
  expect(run('history')).toContain(`tried; from ${staging.store.description}: mf-things of revision 1`);
  expect(run(...promote)).toContain('live already');
});

it('refuses a second freeze and names the first, unless it is to replace it', async () => {
  const { store, ledger } = await startReleaseDesk(keys);
  const freeze = (...args: string[]) => release(store.description, {}, 'freeze', ...args);
  expect(freeze('--reason', 'the night')).toContain('Revision 2 is written');
  expect(freeze('--reason', 'mine')).toMatch(
    /^Refused, nothing changed: publishing is FROZEN by ngozi\S*: "the night"[^]*--force/,
  );
  expect((await ledger.newest())?.n).toBe(2);
  expect(freeze('--reason', 'mine', '--force')).toContain('Revision 3 is written');
  expect(await ledger.newest()).toMatchObject({ n: 3, freeze: { reason: 'mine' } });
});

it('shows no list to somebody who wants an address for a part', () => {
  const store = join(newFolder(), 'store');
  expect(release(store, {}, 'preview', 'mf-plans')).toContain('preview mf-plans --branch');
  expect(release(store, {}, 'preview')).toContain('No preview is running.');
});

it('refuses a flag that a command does not have, and says which command is not there', () => {
  const folder = newFolder();
  expect(release(join(folder, 'store'), {}, 'freeze', '--reason', 'x', '--now')).toContain('--now');
  expect(release(join(folder, 'store'), {}, 'adopt', '1')).toContain("unknown command 'adopt'");
  expect(readdirSync(folder)).toEqual([]);
});

it('takes values as they are typed, numbers among them', async () => {
  const { store, ledger, first } = openReleaseDesk(keys);
  for (const version of ['1.10', '1.1', '2']) await first(version);
  const run = (...args: string[]) => release(store.description, {}, ...args);
  expect(run('rollback', 'mf-things', '--to', '1.10', '--reason', '007')).toContain('back at 1.10');
  expect((await ledger.newest())?.reason).toBe('007');
  expect(run('history', '--diff=1,2')).toContain('mf-things is at 1.1; it was at 1.10.');
});

it.each([
  ['preview', '--branch', ''],
  ['canary', 'mf-things', '--start', ' '],
  ['canary', 'mf-things', '--people', ''],
  ['rollback', 'mf-things', '--reason', 'wrong', '--to', ''],
  ['status', '--site', ''],
])('%s refuses a flag whose variable is unset, before it builds or changes anything', (...args) => {
  const folder = newFolder();
  expect(release(join(folder, 'store'), {}, ...args)).toMatch(
    /^error: option '--\w+ <\w+>' argument '\s?' is invalid\. It has no value\. Leave it out, or set the variable/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('changes share and people of a canary together, tries it first, and does one thing at a time', async () => {
  const { store, ledger, put } = await startReleaseDesk(keys);
  await put('mf-things', '1.1.0', { canary: { percent: 10, people: ['bola'] } });
  const canary = (...args: string[]) => release(store.description, {}, 'canary', 'mf-things', ...args);
  expect(canary('--promote', '--dry-run')).toContain('Would become revision 3');
  expect(canary('--promote', '--stop')).toMatch(/^Refused, nothing changed: --promote or --stop\?/);
  expect((await ledger.newest())?.n).toBe(2);
  expect(canary('--percent', '50', '--people', 'ada')).toContain('for 50 % of page loads and ada;');
  expect((await ledger.newest())?.live['mf-things']?.canary).toMatchObject({ percent: 50, people: ['ada'] });
});

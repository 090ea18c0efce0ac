import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtPackages } from '../testing/built-packages';
import { openReleaseDesk } from '../testing/release-desk';
import { temporaryFolders } from '../testing/fake-releases';

const nextFolder = temporaryFolders();
jest.setTimeout(300_000);

let script: string;
beforeAll(async () => {
  const { commands } = await builtPackages();
  script = join(commands[0] ?? '', 'bin', 'ilera-release.mjs');
});

/** Runs the compiled command in an empty folder, far from any checkout. */
function release(store: string | undefined, ...args: string[]) {
  const cwd = join(nextFolder(), 'elsewhere');
  mkdirSync(cwd);
  const { PATH } = process.env;
  const env = { PATH, RELEASE_BY: 'ada', ...(store ? { RELEASE_STORE: store } : {}) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr, left: readdirSync(cwd) };
}

it('looks and rolls back without a checkout, and makes no keys (Q13a)', async () => {
  const desk = openReleaseDesk(nextFolder());
  await desk.first();
  await desk.put('mf-things', '1.1.0');
  const store = desk.store.description;
  const status = release(store, 'status');
  expect(status).toMatchObject({ status: 0, text: expect.stringContaining('mf-things'), left: [] });
  const unknown = release(store, 'rollback', 'mf-nothing', '--reason', 'x');
  expect(unknown).toMatchObject({ status: 1, text: expect.stringContaining('mf-things') });
  const back = release(store, 'rollback', 'mf-things', '--reason', 'totals are off');
  expect(back.text).toContain('mf-things is at 1.0.0');
  expect(back.left).toEqual([]);
  expect((await desk.ledger.newest())?.live['mf-things']?.version).toBe('1.0.0');
});

it('says what is missing without a checkout (Q13a)', () => {
  expect(release(undefined, '--help')).toMatchObject({ status: 0, text: expect.stringContaining('publish') });
  expect(release(undefined, 'status')).toMatchObject({
    status: 1,
    text: expect.stringContaining('RELEASE_STORE is needed'),
  });
  expect(release(nextFolder(), 'publish')).toMatchObject({
    status: 1,
    text: expect.stringContaining('run it in a checkout'),
  });
});

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store';
import { openS3Store } from '../store/s3-store';
import { builtPackages } from '../testing/packages/built-packages';
import { startS3 } from '../testing/s3-server';
import { startReleaseDesk } from '../testing/release-desk';
import { newFolder } from '../testing/temporary';

jest.setTimeout(300_000);

const script = join(builtPackages().commands[0] ?? '', 'bin', 'ilera-release.mjs');

/** Has a process write at its end how many milliseconds of processor time it took. */
const measured = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeSync(2, 'took ' + (user + system) / 1000 + ' ms');
  });`)}`;

/** Runs the compiled command in an empty folder, far from any checkout. */
async function release(settings: Record<string, string>, ...args: string[]) {
  const cwd = join(newFolder(), 'elsewhere');
  mkdirSync(cwd);
  const { PATH } = process.env;
  const child = spawn(process.execPath, ['--import', measured, script, ...args], {
    cwd,
    env: { PATH, RELEASE_BY: 'ada', ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise((resolve) => child.once('close', resolve));
  const [end = '', ms] = /took ([\d.]+) ms$/.exec(said) ?? [];
  return { status, text: said.slice(0, said.length - end.length), cpuMs: Number(ms), left: readdirSync(cwd) };
}

/** A store on an S3 server that has what another store has; and the settings with which the command finds it. */
async function openBucket(from: ReleaseStore) {
  const folders = readdirSync(from.description).filter((name) => !name.startsWith('.'));
  const keys = (await Promise.all(folders.map((folder) => from.list(`${folder}/`)))).flat();
  const settings = await startS3();
  Object.assign(process.env, settings);
  const store = openS3Store(settings.RELEASE_STORE);
  for (const key of keys) await store.put(key, (await from.get(key)) ?? Buffer.alloc(0));
  return settings;
}

it('takes less than a second of processor time, from a bucket too, and makes no keys', async () => {
  const desk = await startReleaseDesk();
  await desk.put('mf-things', '1.1.0');
  const bucket = await openBucket(desk.store);
  const local = { RELEASE_STORE: desk.store.description };
  const rollback = ['rollback', 'mf-things', '--reason', 'totals are off'];
  for (const [settings, ...args] of [
    [local, 'status'],
    [local, '--help'],
    [local, ...rollback],
    [bucket, 'status'],
  ] as [Record<string, string>, ...string[]][]) {
    const runs = [];
    for (let run = 0; run < 3; run += 1) {
      runs.push(await release(settings, ...args));
      // A rollback of what was rolled back has nothing to do.
      if (args[0] === 'rollback') await desk.put('mf-things', `1.${run + 2}.0`);
    }
    const isBack = args[0] === 'rollback';
    const said = isBack ? /mf-things is back at 1\.\d\.0/ : /mf-things|ilera-release/;
    for (const { status, text, left } of runs)
      expect([isBack ? 2 : 0, expect.stringMatching(said), []]).toEqual([status, text, left]);
    const least = Math.min(...runs.map(({ cpuMs }) => cpuMs));
    expect(least).toBeGreaterThan(0);
    expect(least).toBeLessThan(1000);
  }
});

it('says what is missing without a checkout', async () => {
  expect(await release({}, '--help')).toMatchObject({ status: 0, text: expect.stringContaining('publish') });
  expect(await release({}, 'status')).toMatchObject({
    status: 1,
    text: expect.stringContaining('RELEASE_STORE is needed'),
  });
  expect(await release({ RELEASE_STORE: newFolder() }, 'publish')).toMatchObject({
    status: 1,
    text: expect.stringContaining('run it in a checkout'),
  });
});

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadNative } from '../testing/native';
import type * as LockFolder from './lock-folder';

describe('the lock of a database folder', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lock-'));
  const folder = join(scratch, 'db');
  const started: ChildProcess[] = [];
  afterEach(() => {
    started.splice(0).forEach((child) => child.kill('SIGKILL'));
    rmSync(`${folder}.lock`, { force: true });
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  const lock = async () => (await loadNative<typeof LockFolder>('../db/lock-folder.ts')).lockFolder(folder);

  /** A process that takes the lock on each request, reports whether it got it, and keeps it. */
  async function contender(): Promise<{ go(): Promise<string>; kill(): Promise<void> }> {
    const source = `
      import { lockFolder } from ${JSON.stringify(join(__dirname, 'lock-folder.ts'))};
      process.stdin.on('data', () => {
        try { lockFolder(${JSON.stringify(folder)}); console.log('got it'); }
        catch (error) { console.log(error.name); }
      });
      console.log('ready');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
      cwd: join(__dirname, '../../..'),
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    started.push(child);
    const line = () =>
      new Promise<string>((resolve) =>
        child.stdout.once('data', (text: Buffer) => resolve(text.toString().trim())),
      );
    await line();
    return {
      go: () => {
        const said = line();
        child.stdin.write('go');
        return said;
      },
      kill: () =>
        new Promise((resolve) => {
          child.once('exit', () => resolve());
          child.kill('SIGKILL');
        }),
    };
  }

  it('is given back, and taken from a process that was killed', async () => {
    (await lock())();
    expect(existsSync(`${folder}.lock`)).toBe(false);
    const killed = await contender();
    expect(await killed.go()).toBe('got it');
    await expect(lock()).rejects.toMatchObject({ name: 'FolderInUse' });
    await killed.kill();
    (await lock())();
  });

  it.each([
    ['of a process whose number another one has now', JSON.stringify({ pid: process.pid, born: 'long ago' })],
    ['of an earlier version', String(process.pid)],
    ['that was cut off', '{"pid": 1'],
  ])('is taken over where it is one %s', async (_words, content) => {
    writeFileSync(`${folder}.lock`, content);
    (await lock())();
  });

  it('passes to one of four processes when its owner was killed, in each of three rounds', async () => {
    const racers = await Promise.all([1, 2, 3, 4].map(() => contender()));
    for (let round = 0; round < 3; round += 1) {
      writeFileSync(`${folder}.lock`, JSON.stringify({ pid: process.pid, born: 'long ago' }));
      const said = await Promise.all(racers.map(({ go }) => go()));
      expect(said.sort()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'got it']);
    }
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { FolderInUse, lockFolder } from './lock-folder';

describe('the lock of a database folder', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'lock-'));
  const folder = join(scratch, 'db');
  const lock = `${folder}.lock`;
  const { pid: deadPid } = spawnSync(process.execPath, ['-e', '']);
  afterEach(() => rmSync(lock, { force: true }));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('is had by one at a time, and given back', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    release();
    expect(existsSync(lock)).toBe(false);
    lockFolder(folder);
  });

  it('passes on when its owner was killed, again and again', () => {
    for (let round = 0; round < 2; round += 1) {
      writeFileSync(lock, String(deadPid));
      lockFolder(folder);
      expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`);
    }
  });

  it('passes on when its owner was killed and had the id of this process, as in a container', () => {
    const restarted = join(scratch, 'restarted');
    writeFileSync(`${restarted}.lock`, String(process.pid));
    lockFolder(restarted);
    expect(() => lockFolder(relative('', restarted))).toThrow(`in use by process ${process.pid}`);
  });

  it.each([
    ['names another process', String(process.ppid)],
    ['was cut off', ''],
    ['names no process', '{"pid": 1'],
  ])('tells people what to do where the file %s', (_words, content) => {
    writeFileSync(lock, content);
    expect(() => lockFolder(folder)).toThrow(`Remove ${lock}* if nothing uses it`);
  });

  it.each([1, 2])('passes to one of two that find its owner dead, one at look %i of the other', (look) => {
    writeFileSync(lock, String(deadPid));
    const locked: string[] = [];
    const attempt = (name: string) => {
      try {
        lockFolder(folder);
        locked.push(name);
      } catch (error) {
        expect(error).toBeInstanceOf(FolderInUse);
      }
    };
    const { kill } = process;
    let looks = 0;
    jest.spyOn(process, 'kill').mockImplementation((pid, signal) => {
      looks += 1;
      try {
        return kill.call(process, pid, signal);
      } finally {
        if (looks === look) attempt('second');
      }
    });
    attempt('first');
    expect(locked).toEqual([look === 1 ? 'second' : 'first']);
  });
});

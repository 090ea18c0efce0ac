import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../src/common/repository';

/** Ends a process that has made a folder in memory, and tells which one; empty where this machine has no room for one. */
async function endAfterMaking(signal?: NodeJS.Signals): Promise<string> {
  const file = join(findRepository(), 'ops', 'bin', 'memory-folder.mjs');
  const wait = signal ? 'setInterval(() => undefined, 1000);' : '';
  const script = `import { makeMemoryFolder } from '${file}'; console.log(makeMemoryFolder() ?? ''); ${wait}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'pipe' });
  const ended = once(child, 'close');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = said.toString().trim();
  if (signal) {
    if (folder) expect(existsSync(folder)).toBe(true);
    child.kill(signal);
  }
  await ended;
  return folder;
}

it.each([undefined, 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'memory is given back when the tests end (%s)',
  async (signal) => {
    const folder = await endAfterMaking(signal);
    expect(folder && existsSync(folder)).toBeFalsy();
  },
);

// Plain Node: a temporary folder in memory, so that tests do not wait for a disk.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const inMemory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * Makes a folder in memory that is removed when this process ends.
 * @returns undefined where the machine has too little memory, or runs no programs from there
 */
export function makeMemoryFolder() {
  if (!hasRoom() || !mayRunPrograms()) return undefined;
  const folder = mkdtempSync(`${inMemory}/ilera-test-`);
  // As /tmp: some tests start processes of other users.
  chmodSync(folder, 0o1777);
  // Again where a test that is ending has written meanwhile.
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 300 };
  process.once('exit', () => rmSync(folder, options));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  return folder;
}

/** Whether the tests' files, about two gigabytes, leave enough memory to the tests. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    const memory = Math.min(freemem(), process.constrainedMemory() || Infinity);
    return bavail * bsize > 4 * gigabyte && memory > 12 * gigabyte;
  } catch {
    return false;
  }
}

function mayRunPrograms() {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const options = mounts.map((line) => line.split(' ')).find(([, place]) => place === inMemory)?.[3] ?? '';
  return !options.split(',').includes('noexec');
}

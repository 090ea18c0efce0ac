/** Locks a PGlite folder, because two processes would corrupt its data and PGlite has no lock of its own. */
import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The process that has a lock. A process id alone is not enough, because systems reuse the ids of ended
 * processes.
 */
interface Owner {
  pid: number;
  /** Distinguishes this process from any other with the same id. */
  born: string;
}

const waitMs = 20;
const maxAttempts = 100;

/** Thrown when another process has the folder open; the message is for people. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Locks the folder for this process; throws when a living process has it. Returns the function that releases
 * it.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const own: Owner = { pid: process.pid, born: bornAt(process.pid) };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (create(file, own)) return () => rmSync(file, { force: true });
    const owner = read(file);
    if (owner && isAlive(owner))
      throw new FolderInUse(
        `The database in ${folder} is in use by process ${owner.pid}. Stop it, or set DATABASE_DIR to another folder.`,
      );
    if (owner) removeStale(file, owner, own);
  }
  throw new FolderInUse(`The database in ${folder} could not be locked. Remove ${file} if nothing uses it.`);
}

/**
 * Creates the lock file with its content in one step, so that no process reads an empty file and only one succeeds.
 */
function create(file: string, owner: Owner): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes the lock of a killed process. One process at a time may do so, and reads the lock again first:
 * otherwise it could remove a lock that another process has just taken.
 */
function removeStale(file: string, stale: Owner, own: Owner): void {
  const guard = `${file}.stale`;
  if (!create(guard, own)) {
    const holder = read(guard);
    if (holder && !isAlive(holder)) rmSync(guard, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
    return;
  }
  try {
    const owner = read(file);
    if (owner && owner.pid === stale.pid && owner.born === stale.born) rmSync(file, { force: true });
  } finally {
    rmSync(guard, { force: true });
  }
}

/** Null when the file does not exist. */
function read(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { pid: 0, born: '' };
  }
}

function isAlive({ pid, born }: Owner): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return born === bornAt(pid);
}

/** When a process was started, as the system reports it; empty where that is unknown. */
function bornAt(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name of the program may have spaces and brackets; the 22nd field is the twentieth after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ');
      return `${boot} ${fields?.[19] ?? ''}`;
    }
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

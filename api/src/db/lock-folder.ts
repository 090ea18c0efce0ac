/** Locks a PGlite folder, because two processes would corrupt its data and PGlite has no lock of its own. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The lock files that this process has. */
const ownLocks = new Set<string>();

/** Thrown when another process has the folder open; the message is for people. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Locks the folder with a file that names this process. The lock of a dead process passes to the next one.
 * @returns what releases the lock
 * @throws {FolderInUse} when the named process lives, or when the file names none
 */
export function lockFolder(folder: string): () => void {
  const file = `${resolve(folder)}.lock`;
  if (create(file) || takeOver(file)) {
    ownLocks.add(file);
    return () => {
      ownLocks.delete(file);
      rmSync(file, { force: true });
    };
  }
  throw new FolderInUse(
    `The database in ${folder} is in use by process ${readOwner(file) || '?'}. Stop it, or set DATABASE_DIR to another folder. Remove ${file}* if nothing uses it.`,
  );
}

/** @returns false where the file exists */
function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces the lock of a dead process. Several processes may see that its owner is dead: the one that creates the next
 * lock replaces it, after a second look, because another one may have done so since the first.
 */
function takeOver(file: string): boolean {
  const next = `${file}.next`;
  if (!isAbandoned(file) || !create(next)) return false;
  if (isAbandoned(file)) {
    renameSync(next, file);
    return true;
  }
  rmSync(next);
  return false;
}

function isAbandoned(file: string): boolean {
  const pid = Number(readOwner(file));
  // A file without a number may be one that its owner has created but not yet written.
  if (!(pid > 0)) return false;
  // In a container, a process that was killed had the same id.
  if (pid === process.pid) return !ownLocks.has(file);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    // Otherwise the process runs under another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Empty when the file does not exist. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

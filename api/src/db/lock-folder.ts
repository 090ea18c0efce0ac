/** Two processes on one PGlite folder would ruin it, and nothing in PGlite says so: this lock does. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** Takes the folder for this process; throws when a living process has it. Returns what gives it back. */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner !== process.pid && isAlive(owner))
        throw new Error(
          `The database in ${folder} is in use by process ${owner}. Stop it, or set DATABASE_DIR.`,
        );
      // Left behind by a process that was killed.
      rmSync(file, { force: true });
    }
  }
  throw new Error(`Could not lock ${folder}`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

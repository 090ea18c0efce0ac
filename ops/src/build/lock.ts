import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Keeps two processes of this machine from building one part at once: the second would clear away what the first writes.
 * A lock whose holder has died is taken over. @returns how to give it back
 */
export async function lock(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch {
      if (!isHeld(file)) rmSync(file, { force: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function isHeld(file: string): boolean {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    // Just created and not written yet: the lock is held.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

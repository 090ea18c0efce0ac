import { renameSync, writeFileSync } from 'node:fs';

/**
 * Sets how far the clock of processes that load e2e/support/movable-clock.mjs is ahead, in milliseconds. The file is
 * replaced whole, because they read it at any moment.
 */
export function moveClock(file: string, ahead: number): void {
  writeFileSync(`${file}.next`, String(ahead));
  renameSync(`${file}.next`, file);
}

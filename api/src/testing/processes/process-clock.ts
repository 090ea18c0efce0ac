import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clockAhead } from '../test-clock';
import { moveClock } from './move-clock';

const load = (file: string) => `--import ${pathToFileURL(join(__dirname, file)).href}`;

/** A clock that processes of the API share with their test; it is kept in a folder. */
export function openProcessClock(folder: string, ahead = clockAhead) {
  const file = join(folder, 'clock');
  let offset = ahead;
  moveClock(file, offset);
  return {
    env: {
      NODE_OPTIONS: load('../../../../e2e/support/movable-clock.mjs'),
      CLOCK_OFFSET: file,
    },
    /** Milliseconds ahead of the machine's clock. */
    offset: () => offset,
    advance(milliseconds: number): void {
      offset += milliseconds;
      moveClock(file, offset);
    },
  };
}

import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { makePart } from './fake-part';

/**
 * Call it at the top of a test file: returns a new folder at each call; all are removed when the file ends.
 */
export function temporaryFolders(): () => string {
  const top = mkdtempSync(join(tmpdir(), 'ops-'));
  afterAll(() => rmSync(top, { recursive: true, force: true }));
  let count = 0;
  return () => {
    const folder = join(top, String((count += 1)));
    mkdirSync(folder);
    return folder;
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ends: (() => unknown)[] = [];
// A file that Node itself loads has no such hook.
if (typeof afterAll === 'function')
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

/** Has something ended with the tests of a file: what was begun last, first. */
export const atEnd = (end: () => unknown): void => void ends.push(end);

/** A new folder, which is removed with what a test file left in it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ops-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

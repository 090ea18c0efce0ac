import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRepository } from '../../ops/src/common/repository';

export const root = findRepository();

/** Files of the working tree that git tracks or would track, as paths from the root. */
export function repositoryFiles(pattern: RegExp): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\n'))].filter(
    (path) => pattern.test(path) && existsSync(join(root, path)),
  );
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** docs/add-a-page.md, as instructions that a test can follow. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from '../tests/repository-files';

/** One step of the recipe: a whole file, or lines that go below a line of a file. */
export interface Step {
  file: string;
  below?: string;
  text: string;
}

const recipe = readRepositoryFile('docs/add-a-page.md');

/** Its steps with code. */
export function readSteps(): Step[] {
  const blocks = recipe.matchAll(
    /(?:(?:to `(?<below>[^`]+)` in )?`(?<file>[\w./-]+)`):?\n\n {3}```\w+\n(?<text>[\s\S]+?)\n {3}```/g,
  );
  return [...blocks].map(({ groups }) => ({
    file: groups!.file!,
    ...(groups!.below ? { below: groups!.below } : {}),
    text: groups!.text!.replace(/^ {3}/gm, ''),
  }));
}

/** Performs a step in a copy of the repository. */
export function follow(copy: string, { file, below, text }: Step): void {
  const path = join(copy, file);
  if (!below) {
    mkdirSync(dirname(path), { recursive: true });
    return writeFileSync(path, `${text}\n`);
  }
  const lines = readFileSync(path, 'utf8').split('\n');
  const found = lines.findIndex((line) => line.trim() === below || line.trim().startsWith(below));
  if (found < 0) throw new Error(`${file} has no line "${below}"`);
  const indent = `${/^\s*/.exec(lines[found]!)![0]}  `;
  lines.splice(found + 1, 0, `${indent}${text}`);
  writeFileSync(path, lines.join('\n'));
}

/** The working tree with its installed packages, without builds. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'add-a-page-'));
  for (const path of repositoryFiles(/./)) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const manifest of repositoryFiles(/\/package\.json$/)) {
    const modules = join(dirname(manifest), 'node_modules');
    if (existsSync(join(root, modules)))
      cpSync(join(root, modules), join(copy, modules), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !/node_modules\/\.(?:bin|cache)$/.test(source),
      });
  }
  return copy;
}

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TracedReads } from './trace-reads';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'trace-reads-')));
  mkdirSync(join(folder, 'list'));
  writeFileSync(join(folder, 'there.txt'), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a module with these lines reads, as paths within its folder; Jest has a `node:fs` of its own. */
function trace(...lines: string[]): TracedReads {
  writeFileSync(join(folder, 'module.mjs'), lines.join('\n'));
  writeFileSync(
    join(folder, 'run.mts'),
    [
      `import { traceReads } from ${JSON.stringify(join(__dirname, 'trace-reads.ts'))};`,
      'const reads = traceReads();',
      `await import('./module.mjs');`,
      'const traced = reads.stop();',
      `(await import('node:fs')).existsSync('after.txt');`,
      'console.log(JSON.stringify(traced));',
    ].join('\n'),
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', require.resolve('tsx'), 'run.mts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const inFolder = (paths: string[]) =>
    paths.filter((path) => path.startsWith(join(folder, '/'))).map((path) => path.slice(folder.length + 1));
  const { files, missing, folders } = JSON.parse(stdout) as TracedReads;
  return { files: inFolder(files), missing: inFolder(missing), folders: inFolder(folders) };
}

it.each([
  "import { readFileSync } from 'node:fs'; readFileSync('there.txt');",
  "import fs from 'fs'; fs.readFileSync(new URL('./there.txt', import.meta.url));",
  "import { readFile } from 'node:fs/promises'; await readFile('there.txt');",
  "import { createReadStream } from 'node:fs'; createReadStream('there.txt').resume();",
  "import { createRequire } from 'node:module'; createRequire(import.meta.url)('fs').openSync('there.txt');",
  "import { lstatSync } from 'node:fs'; lstatSync('there.txt');",
  "import { realpathSync } from 'node:fs'; realpathSync('there.txt');",
  "import { readlink } from 'node:fs/promises'; await readlink('there.txt').catch(() => undefined);",
  "import { copyFileSync } from 'node:fs'; copyFileSync('there.txt', 'copy.txt');",
])('notes a file that is read: %s', (code) => {
  expect(trace(code).files).toContain('there.txt');
});

it('notes what is looked for and not there, and folders that are listed', () => {
  const traced = trace(
    "import { existsSync, readdirSync } from 'node:fs';",
    "import { readdir, stat } from 'node:fs/promises';",
    "existsSync('absent.txt'); readdirSync('list'); await readdir('nowhere').catch(() => []);",
    "await stat('unknown.txt').catch(() => undefined);",
  );
  expect(traced.missing.sort()).toEqual(['absent.txt', 'nowhere', 'unknown.txt']);
  expect(traced.folders).toEqual(['list']);
});

it('notes what is asked for as a link or to be copied and is not there, and what is in a copied folder', () => {
  const traced = trace(
    "import { copyFileSync, cpSync, lstatSync, readlinkSync, realpathSync } from 'node:fs';",
    "lstatSync('lstat.txt', { throwIfNoEntry: false });",
    "for (const [call, ...args] of [[realpathSync, 'real.txt'], [readlinkSync, 'link.txt'], [copyFileSync, 'from.txt', 'to.txt']])",
    '  try { call(...args); } catch {}',
    "cpSync('list', 'copies', { recursive: true });",
  );
  expect(traced.missing.sort()).toEqual(['from.txt', 'link.txt', 'lstat.txt', 'real.txt']);
  expect(traced.folders).toEqual(['list']);
});

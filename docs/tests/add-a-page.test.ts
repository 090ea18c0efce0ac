import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from './repository-files';

/** One instruction of the recipe: a whole file, or lines that go below a line of a file. */
interface Step {
  file: string;
  below?: string;
  text: string;
}

function readRecipe(): Step[] {
  const recipe = readRepositoryFile('README.md').split('## Add a page')[1]!.split('\n## ')[0]!;
  const blocks = recipe.matchAll(
    /(?:(?:to `(?<below>[^`]+)` in )?`(?<file>[\w./-]+)`):?\n\n {3}```\w+\n(?<text>[\s\S]+?)\n {3}```/g,
  );
  return [...blocks].map(({ groups }) => ({
    file: groups!.file!,
    ...(groups!.below ? { below: groups!.below } : {}),
    text: groups!.text!.replace(/^ {3}/gm, ''),
  }));
}

function follow(copy: string, { file, below, text }: Step): void {
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
function copyRepository(): string {
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

it('the recipe of the README leads to a page that is typed, formatted, tested and on the site map', () => {
  const steps = readRecipe();
  expect(steps.map(({ file }) => file)).toEqual([
    'mf-plans/src/compare/compare.page.tsx',
    'mf-plans/src/compare/compare.page.test.tsx',
    'mf-plans/src/remote.tsx',
    'shared/contracts/src/site-paths.ts',
    'shell/src/site-map.tsx',
    'shell/src/site-map.test.ts',
  ]);
  const copy = copyRepository();
  try {
    for (const step of steps) follow(copy, step);
    const run = (bin: string, ...args: string[]) =>
      spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
        cwd: copy,
        encoding: 'utf8',
      });
    const files = steps.map(({ file }) => file);
    expect(run('prettier/bin/prettier.cjs', '--check', ...files)).toMatchObject({ status: 0 });
    const tests = run('jest/bin/jest.js', '-w', '1', 'mf-plans/src/compare', 'shell/src/site-map.test.ts');
    expect(tests.stderr).toContain('2 passed, 2 total');
    const touched = [
      'mf-plans/src/remote.tsx',
      'mf-plans/src/compare',
      'shell/src/site-map.test.ts',
      'shared/**/*.d.ts',
      'shared/testing/src',
    ];
    const config = { extends: './tsconfig.json', include: touched, exclude: ['**/node_modules'] };
    writeFileSync(join(copy, 'tsconfig.touched.json'), JSON.stringify(config));
    const types = run('typescript-native/bin/tsc', '-p', 'tsconfig.touched.json');
    expect(types.stdout).toBe('');
    expect(types.status).toBe(0);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 120_000);

it('names commands that exist', () => {
  const scripts = Object.keys(
    (JSON.parse(readRepositoryFile('package.json')) as { scripts: object }).scripts,
  );
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/squad.md', 'docs/ops.md', 'e2e/README.md'].flatMap(
    (path) =>
      [...readRepositoryFile(path).matchAll(/\bpnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name]) => name!),
  );
  const builtIn = ['dev', 'install', 'exec', 'stands', 'in', 'below', 'is', 'here'];
  expect([...new Set(named)].filter((name) => ![...scripts, ...builtIn].includes(name))).toEqual([]);
});

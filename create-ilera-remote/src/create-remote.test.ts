import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from './create-remote';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'create-remote-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (...names: string[]): string => readFileSync(join(folder, ...names), 'utf8');

it('writes a remote with a page, its test and a pipeline, under its name', () => {
  createRemote('mf-first-aid', join(folder, 'mf-first-aid'), 'registry=https://npm.example/\n');
  const files = readdirSync(join(folder, 'mf-first-aid'), { recursive: true, encoding: 'utf8' });
  for (const file of [
    'package.json',
    'webpack.config.mjs',
    '.gitignore',
    '.github/workflows/remote.yml',
    '.github/workflows/canary.yml',
    '.gitlab-ci.yml',
    'src/remote.tsx',
    'src/home/home.page.tsx',
    'src/home/home.page.test.tsx',
  ])
    expect(files).toContain(join(file));
  expect(JSON.parse(read('mf-first-aid', 'package.json'))).toMatchObject({ name: 'mf-first-aid' });
  expect(read('mf-first-aid', '.npmrc')).toBe('registry=https://npm.example/\n');
  expect(read('mf-first-aid', 'src/home/home.page.tsx')).toContain('First aid');
  expect(read('mf-first-aid', 'webpack.config.mjs')).toContain("'/first-aid'");
  for (const file of files.filter((one) => statSync(join(folder, 'mf-first-aid', one)).isFile()))
    expect(read('mf-first-aid', file)).not.toMatch(/mf-example|\/example\b|Example/);
});

it.each(['greeting', 'mf-', 'mf-Greeting', 'mf-a/../../b', 'mf-a b'])('refuses the name %s', (name) => {
  expect(() => createRemote(name, join(folder, 'new'), '')).toThrow('is no name of a remote');
  expect(existsSync(join(folder, 'new'))).toBe(false);
});

it('overwrites nothing', () => {
  createRemote('mf-one', join(folder, 'mf-one'), '');
  expect(() => createRemote('mf-one', join(folder, 'mf-one'), '')).toThrow('exists already');
});

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findRepository } from '../common/repository';
import type { Release } from '@shared/contracts';
import { temporaryFolders } from '../testing/fake-releases';
import { makeOutsideRemote } from '../testing/outside-remote';
import { buildPackages } from './build-packages';

const nextFolder = temporaryFolders();
jest.setTimeout(600_000);

let folders: string[] = [];
beforeAll(() => {
  folders = buildPackages(findRepository(), join(nextFolder(), 'packages'));
});

/** Runs a command of a package of ops for each built package, and returns what failed. */
function findFaults(command: string, argsFor: (folder: string) => string[]) {
  const bin = join(findRepository(), 'ops', 'node_modules', '.bin', command);
  return folders.flatMap((folder) => {
    const env = { ...process.env, FORCE_COLOR: '0' };
    const { status, stdout, stderr } = spawnSync(bin, argsFor(folder), { encoding: 'utf8', env });
    return status === 0 ? [] : [`${basename(folder)}: ${stdout}${stderr}`];
  });
}

it('packages are well formed for every tool that reads them (Q47)', () => {
  expect(findFaults('publint', (folder) => [folder, '--strict', '--pack', 'npm'])).toEqual([]);
});

it('types of packages are found and right for Node and bundlers (Q47)', () => {
  // A style sheet and package.json have no types.
  const without = ['--exclude-entrypoints', 'global.css', 'package.json'];
  const faults = findFaults('attw', (folder) => ['--pack', folder, '--profile', 'esm-only', ...without]);
  expect(faults).toEqual([]);
});

it('packages name only published packages and real versions (Q47)', () => {
  for (const folder of folders) {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    expect(text).not.toMatch(/workspace:|catalog:|@shared\/|"private"/);
    expect(JSON.parse(text)).toMatchObject({ license: 'MIT', name: `@ilera/${basename(folder)}` });
  }
});

it('a remote outside of the workspace is built with them by plain Node (Q47)', () => {
  const folder = makeOutsideRemote(join(nextFolder(), 'mf-outside'), folders, findRepository());
  const { status, stderr } = spawnSync(process.execPath, ['build.mjs'], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
  const [version = ''] = readdirSync(join(folder, 'dist'));
  const read = (file: string): string => readFileSync(join(folder, 'dist', version, file), 'utf8');
  const release = JSON.parse(read('release.json')) as Release;
  // The page's one runtime has the name under which every shell provides it.
  expect(release).toMatchObject({
    name: 'mf-outside',
    runtime: '^3.1.0',
    shared: { '@shared/runtime': '^3.1.0' },
  });
  expect(read('remoteEntry.js')).toContain('"@shared/runtime"');
  expect(release.packages).toContainEqual(expect.stringMatching(/^@ilera\/ui@/));
  expect(release.packages).toContainEqual(expect.stringMatching(/^react-dom@/));
  expect(release.visitorPackages?.join()).not.toMatch(/react|mobx|runtime/);
  expect(read('prerendered.json')).toContain('Good morning');
});

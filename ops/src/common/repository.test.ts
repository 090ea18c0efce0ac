import { join } from 'node:path';
import { writeSources } from '../testing/packages/small-repository';
import { newFolder } from '../testing/temporary';
import { findParts, hasShell, listParts, partFolder } from './repository';

/** A folder with these files; a package is written as its name. */
function setUp(files: Record<string, string>): string {
  const folder = newFolder();
  for (const [file, text] of Object.entries(files))
    writeSources(folder, { [file]: file.endsWith('.json') ? JSON.stringify({ name: text }) : text });
  return folder;
}

it('a repository that is one remote has this part, at its top', () => {
  const folder = setUp({ 'package.json': 'mf-one', 'src/remote.tsx': '', '.git/HEAD': '' });
  expect(findParts(join(folder, 'src'))).toBe(folder);
  expect(listParts(folder)).toEqual(['mf-one']);
  expect(partFolder(folder, 'mf-one')).toBe(folder);
  expect(hasShell(folder)).toBe(false);
});

it.each(['.git/HEAD', 'pnpm-workspace.yaml'])(
  'a repository with %s at its top may have several remotes in folders',
  (top) => {
    const folder = setUp({
      [top]: '',
      'package.json': 'remotes-of-a-squad',
      'mf-one/package.json': 'mf-one',
      'mf-two/package.json': 'mf-two',
      'mf-none/README.md': 'no package',
    });
    for (const from of [folder, join(folder, 'mf-two')]) expect(findParts(from)).toBe(folder);
    expect(listParts(folder)).toEqual(['mf-one', 'mf-two']);
    expect(partFolder(folder, 'mf-two')).toBe(join(folder, 'mf-two'));
  },
);

it('remotes side by side in a folder that is no repository are repositories of their own', () => {
  const folder = setUp({ 'mf-one/package.json': 'mf-one', 'mf-two/package.json': 'mf-two' });
  expect(findParts(join(folder, 'mf-one'))).toBe(join(folder, 'mf-one'));
});

it('a repository may have its remote somewhere below its top', () => {
  const folder = setUp({ '.git/HEAD': '', 'package.json': 'all', 'web/mf-one/package.json': 'mf-one' });
  expect(findParts(join(folder, 'web', 'mf-one'))).toBe(join(folder, 'web', 'mf-one'));
  expect(findParts(folder)).toBeUndefined();
});

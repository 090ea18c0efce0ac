import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { describeInputs, environmentOf, findChangedSource, type ReadPaths } from './inputs';

const nextFolder = temporaryFolders();
const later = (): number => Date.now() + 60_000;

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A repository in which one build has read a file and a folder, and has looked for another file. */
function setUp() {
  const repository = nextFolder();
  write(repository, {
    'mf-a/src/page.ts': 'export const a = 1;',
    'mf-a/src/unread.ts': 'export const b = 1;',
    'mf-a/src/pictures/card.png': 'a picture',
  });
  const at = (name: string): string => join(repository, name);
  const read: ReadPaths = {
    files: [at('mf-a/src/page.ts'), at('mf-a/node_modules/yup/index.js')],
    missing: [at('mf-a/src/page.tsx')],
    folders: [at('mf-a/src/pictures')],
  };
  const inputs = describeInputs(repository, read, 'the environment', later());
  if (!inputs) throw new Error('the sources have not settled');
  return { repository, at, read, inputs };
}

it('finds nothing changed where nothing is, and where the build did not read', () => {
  const { repository, inputs } = setUp();
  expect(findChangedSource(repository, inputs)).toBeUndefined();
  write(repository, { 'mf-a/src/unread.ts': 'export const b = 2;', 'mf-a/README.md': '# Words' });
  expect(findChangedSource(repository, inputs)).toBeUndefined();
});

it.each([
  ['a changed file', { 'mf-a/src/page.ts': 'export const a = 2;' }, 'mf-a/src/page.ts'],
  ['a new file that wins a resolution', { 'mf-a/src/page.tsx': '' }, 'mf-a/src/page.tsx'],
  ['a new file in a folder', { 'mf-a/src/pictures/more/b.png': 'b' }, 'mf-a/src/pictures'],
  ['a changed file in a folder', { 'mf-a/src/pictures/card.png': 'other' }, 'mf-a/src/pictures'],
])('finds %s (Q14)', (_what, files, found) => {
  const { repository, inputs } = setUp();
  write(repository, files);
  expect(findChangedSource(repository, inputs)).toBe(found);
});

it.each(['mf-a/src/page.ts', 'mf-a/src/pictures'])('finds that %s is gone (Q14)', (name) => {
  const { repository, at, inputs } = setUp();
  rmSync(at(name), { recursive: true });
  expect(findChangedSource(repository, inputs)).toBe(name);
});

it('knows nothing of a build during which a source changed, appeared or went away', () => {
  const { repository, at, read } = setUp();
  const describeSince = (startedAt: number) => describeInputs(repository, read, '', startedAt);
  expect(describeSince(Date.now() - 60_000)).toBeUndefined();
  expect(describeSince(later())).toBeDefined();
  write(repository, { 'mf-a/src/page.tsx': '' });
  expect(describeSince(later())).toBeUndefined();
  rmSync(at('mf-a/src/page.tsx'));
  rmSync(at('mf-a/src/page.ts'));
  expect(describeSince(later())).toBeUndefined();
});

describe('the environment of a build', () => {
  const packages = {
    'mf-a/package.json':
      '{"name":"mf-a","version":"1.0.0","dependencies":{"yup":"1"},"devDependencies":{"tools":"1"}}',
    'mf-a/node_modules/tools/package.json': '{"name":"tools","version":"1.0.0"}',
    'store/yup/package.json': '{"name":"yup","version":"1.0.0","dependencies":{"case":"1"}}',
    'store/yup/node_modules/case/package.json': '{"name":"case","version":"1.0.0"}',
    'store/other-yup/package.json': '{"name":"yup","version":"1.0.0"}',
  };
  const env = { NODE_ENV: 'production', HOME: '/home/ada' };

  /** As pnpm installs: a link into a store of packages. */
  function install() {
    const repository = nextFolder();
    write(repository, packages);
    link(repository, 'yup');
    return repository;
  }
  function link(repository: string, to: string): void {
    const name = join(repository, 'mf-a', 'node_modules', 'yup');
    mkdirSync(dirname(name), { recursive: true });
    rmSync(name, { force: true });
    symlinkSync(join(repository, 'store', to), name);
  }
  const of = (repository: string, more: Record<string, string> = {}) =>
    environmentOf(repository, 'mf-a', { ...env, ...more });

  it('stays where neither packages nor variables of the build changed', () => {
    const repository = install();
    const before = of(repository);
    write(repository, { 'store/unused/package.json': '{"name":"unused","version":"1.0.0"}' });
    expect(of(repository, { HOME: '/home/bola', PART_CACHE: 'off' })).toBe(before);
  });

  it.each<[string, (at: string) => void]>([
    ['a package', (at) => write(at, { 'store/yup/package.json': '{"name":"yup","version":"1.1.0"}' })],
    [
      'a package of a package',
      (at) => write(at, { 'store/yup/node_modules/case/package.json': '{"name":"case","version":"1.0.1"}' }),
    ],
    ['the place of a package', (at) => link(at, 'other-yup')],
    [
      'a development dependency, which code may import too',
      (at) => write(at, { 'mf-a/node_modules/tools/package.json': '{"name":"tools","version":"1.1.0"}' }),
    ],
    [
      'which copy wins',
      (at) => {
        write(at, { 'store/node_modules/case/package.json': '{"name":"case","version":"1.0.0"}' });
        rmSync(join(at, 'store/yup/node_modules/case'), { recursive: true });
      },
    ],
  ])('differs when %s changed (Q14)', (_what, change) => {
    const repository = install();
    const before = of(repository);
    change(repository);
    expect(of(repository)).not.toBe(before);
  });

  it.each<Record<string, string>>([
    { PART_REACT: 'development' },
    { PART_PRICES: 'quarterly' },
    { BROWSERSLIST: 'last 1 chrome version' },
  ])('differs with %j', (more) => {
    const repository = install();
    expect(of(repository, more)).not.toBe(of(repository));
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolders } from '../testing/fake-releases';
import { listInputs, versionOf } from './inputs';

const nextFolder = temporaryFolders();
const sources = {
  'mf-a/package.json': '{"version":"1.4.0"}',
  'mf-a/webpack.config.mjs': 'export default {};',
  'mf-a/budget.json': '{"initial":10}',
  'mf-a/src/page.tsx': 'export const a = 1;',
  'mf-a/src/page.test.tsx': 'it("works");',
  'mf-a/src/page/testing/open-page.tsx': 'export const open = 1;',
  'mf-b/src/page.tsx': 'export const b = 1;',
  'shared/ui/src/button.tsx': 'export const button = 1;',
  'shared/testing/src/fake-api.ts': 'export const fake = 1;',
  'shared/runtime/package.json': '{"version":"3.0.0"}',
  'pnpm-lock.yaml': 'react: 19.3.1',
  'README.md': '# Words',
};

function write(repository: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
  return repository;
}

it('gives the same version to the same sources, wherever they are (Q14)', () => {
  const [here, there] = [write(nextFolder(), sources), write(nextFolder(), sources)];
  expect(versionOf(here, 'mf-a')).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  expect(versionOf(there, 'mf-a')).toBe(versionOf(here, 'mf-a'));
});

it.each([
  'mf-a/src/page.tsx',
  'mf-a/webpack.config.mjs',
  'mf-a/package.json',
  'shared/ui/src/button.tsx',
  'shared/runtime/package.json',
  // The version of an indirect dependency can change while no package.json does.
  'pnpm-lock.yaml',
])('gives another version when %s changes (Q14)', (file) => {
  const repository = write(nextFolder(), sources);
  const before = versionOf(repository, 'mf-a');
  const text = sources[file as keyof typeof sources];
  write(repository, {
    [file]: file === 'mf-a/package.json' ? '{"version":"1.4.0","private":true}' : `${text} `,
  });
  expect(versionOf(repository, 'mf-a')).not.toBe(before);
});

it.each([
  'mf-a/src/page.test.tsx',
  'mf-a/src/page/testing/open-page.tsx',
  'mf-a/budget.json',
  'mf-b/src/page.tsx',
  'shared/testing/src/fake-api.ts',
  'README.md',
])('keeps the version when %s changes, which is in no build', (file) => {
  const repository = write(nextFolder(), sources);
  const before = versionOf(repository, 'mf-a');
  write(repository, { [file]: 'something else' });
  expect(versionOf(repository, 'mf-a')).toBe(before);
  expect(listInputs(repository, 'mf-a')).not.toContain(file);
});

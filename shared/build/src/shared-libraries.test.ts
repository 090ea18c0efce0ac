import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { neededLibraries, sharedVersions } from './shared-libraries';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-libraries-'));
  for (const name of ['react', 'react-dom', 'mobx', 'mobx-react-lite']) install(name, '19.3.1');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, content: object): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(content));
}
const install = (name: string, version: string) =>
  write(`node_modules/${name}/package.json`, { name, version });
const declare = (peerDependencies?: Record<string, string>) =>
  write('package.json', { name: 'mf-things', peerDependencies });

it('asks for the runtime that the remote declares, also after the workspace has a newer one', () => {
  declare({ '@ilera/runtime': '^3.0.0' });
  install('@ilera/runtime', '3.4.0');
  expect(neededLibraries(folder)['@ilera/runtime']).toMatchObject({
    requiredVersion: '^3.0.0',
    strictVersion: true,
    import: false,
  });
  expect(sharedVersions('remote', folder)).toMatchObject({ '@ilera/runtime': '^3.0.0', react: '^19.0.0' });
  expect(sharedVersions('shell', folder)).toMatchObject({ '@ilera/runtime': '3.4.0', react: '19.3.1' });
});

it.each([
  ['none', undefined, /must declare the range.*"@ilera\/runtime": "\^4\.0\.0"/],
  ['no range', 'workspace:*', /must declare the range/],
  ['an older major', '^3.0.0', /asks for @ilera\/runtime \^3\.0\.0, but 4\.0\.0 is installed/],
  ['a newer minor', '^4.1.0', /asks for @ilera\/runtime \^4\.1\.0, but 4\.0\.0 is installed/],
])('fails the build of a remote that declares %s', (_, range, message) => {
  declare(range ? { '@ilera/runtime': range } : undefined);
  install('@ilera/runtime', '4.0.0');
  expect(() => neededLibraries(folder)).toThrow(message);
});

describe('a remote with a package that needs a newer runtime than the remote', () => {
  const compiledIn = (range: string) => {
    write('package.json', {
      name: 'mf-things',
      dependencies: { '@ilera/ui': '^1.0.0', absent: '^1.0.0', mobx: '^7.0.0' },
      peerDependencies: { '@ilera/runtime': '^3.1.0' },
    });
    write('node_modules/@ilera/ui/package.json', { peerDependencies: { '@ilera/runtime': range } });
    install('@ilera/runtime', '3.4.0');
  };

  it('asks for what the package needs', () => {
    compiledIn('^3.3.0');
    expect(sharedVersions('remote', folder)).toMatchObject({ '@ilera/runtime': '^3.3.0' });
    compiledIn('^3.0.0');
    expect(sharedVersions('remote', folder)).toMatchObject({ '@ilera/runtime': '^3.1.0' });
  });

  it('is not built where that is not installed, and says what to install', () => {
    compiledIn('^3.5.0');
    expect(() => sharedVersions('remote', folder)).toThrow(
      '@ilera/ui asks for @ilera/runtime ^3.5.0, but 3.4.0 is installed: install @ilera/runtime ^3.5.0.',
    );
  });
});

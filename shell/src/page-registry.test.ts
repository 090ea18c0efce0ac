import type { RemoteVersion } from '@shared/contracts';
import { PageRegistry } from './page-registry';

const version = (name: string): RemoteVersion => ({
  version: name,
  base: `/assets/mf-x/${name}/`,
  entry: 'remoteEntry.js',
  entryIntegrity: 'sha384-x',
  pages: {},
  modals: {},
});

let registry: PageRegistry;
beforeEach(() => {
  registry = new PageRegistry({
    shell: '1',
    remotes: { 'mf-x': { ...version('2'), lastGood: version('1') }, 'mf-y': version('5') },
  });
});

it('uses the live version, and none of a remote that the site does not have', () => {
  expect(registry.versionInUse('mf-x')?.version).toBe('2');
  expect(registry.versionInUse('mf-z')).toBeUndefined();
});

it('falls back to the last known good version once, and not beyond', () => {
  expect(registry.fallBack('mf-x', '2')).toBe(true);
  expect(registry.versionInUse('mf-x')?.version).toBe('1');
  expect(registry.fallBack('mf-x', '1')).toBe(false);
});

it('is true for a second component that failed with the version that the remote has left', () => {
  registry.fallBack('mf-x', '2');
  expect(registry.fallBack('mf-x', '2')).toBe(true);
  expect(registry.versionInUse('mf-x')?.version).toBe('1');
});

it('never changes the version of a remote that is on the page', () => {
  registry.commitVersion('mf-x');
  expect(registry.fallBack('mf-x', '2')).toBe(false);
  expect(registry.versionInUse('mf-x')?.version).toBe('2');
});

it('has nothing to fall back to where there is no last known good version', () => {
  expect(registry.fallBack('mf-y', '5')).toBe(false);
});

/** @jest-environment node */
import type { RemoteVersion } from '@ilera/contracts';
import { RemoteVersions } from './remote-versions';

const version = (name: string): RemoteVersion => ({
  version: name,
  base: `/assets/mf-x/${name}/`,
  entry: 'remoteEntry.js',
  entryIntegrity: 'sha256-x',
});

let versions: RemoteVersions;
beforeEach(() => {
  versions = new RemoteVersions({
    'mf-x': { ...version('2'), lastGood: version('1') },
    'mf-y': version('5'),
  });
});

it('uses the live version, and none of a remote that the site does not have', () => {
  expect(versions.inUse('mf-x')?.version).toBe('2');
  expect(versions.inUse('mf-z')).toBeUndefined();
});

it('falls back to the last known good version once, and not beyond', () => {
  expect(versions.fallBack('mf-x', '2')).toBe(true);
  expect(versions.inUse('mf-x')?.version).toBe('1');
  expect(versions.fallBack('mf-x', '1')).toBe(false);
});

it('is true for a second component that failed with the version that the remote has left', () => {
  versions.fallBack('mf-x', '2');
  expect(versions.fallBack('mf-x', '2')).toBe(true);
  expect(versions.inUse('mf-x')?.version).toBe('1');
});

it('says what a failed version can be replaced by, and leaves it in use', () => {
  expect(versions.fallbackFor('mf-x', '2')?.version).toBe('1');
  expect(versions.inUse('mf-x')?.version).toBe('2');
});

it('never changes the version of a remote that is on the page', () => {
  versions.commit('mf-x');
  expect(versions.fallBack('mf-x', '2')).toBe(false);
  expect(versions.inUse('mf-x')?.version).toBe('2');
});

it('has nothing to fall back to where there is no last known good version', () => {
  expect(versions.fallBack('mf-y', '5')).toBe(false);
});

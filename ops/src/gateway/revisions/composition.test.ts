import type { Release, Revision } from '@shared/contracts';
import { compose } from './composition';
import type { ReleaseCache } from './release-cache';

const release = (name: string) =>
  ({
    name,
    version: '1',
    entry: 'entry.js',
    pages: {},
    modals: {},
    files: {},
    initial: { js: [], css: [] },
  }) as unknown as Release;

it('has the remotes in the order of the revision, whichever is read first', async () => {
  const revision = {
    n: 1,
    live: {
      shell: { version: '1' },
      'mf-a': { version: '1' },
      'mf-b': { version: '1' },
      'mf-c': { version: '1' },
    },
  } as unknown as Revision;
  const slow: Record<string, number> = { 'mf-a': 20, 'mf-b': 10 };
  const releases = {
    get: async (name: string) => {
      for (let turns = slow[name] ?? 0; turns > 0; turns -= 1) await Promise.resolve();
      return release(name);
    },
  } as unknown as ReleaseCache;
  const { registry, remotes } = await compose(revision, releases, (_release, file) => file);
  expect(Object.keys(registry)).toEqual(['mf-a', 'mf-b', 'mf-c']);
  expect(Object.keys(remotes)).toEqual(['mf-a', 'mf-b', 'mf-c']);
});

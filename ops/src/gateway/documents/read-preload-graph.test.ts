import type { AssetCache } from '../assets/asset-cache';
import { compositionOf } from '../../testing/composition-of';
import { findPage } from '../revisions/requested-page';
import { readPreloadGraph } from './read-preload-graph';

const files = Object.fromEntries(
  ['main.js', 'federation.js', 'remoteEntry.js', 'page.p.js', 'schema.s.js'].map((file) => [
    file,
    { integrity: `sha256-${file}` },
  ]),
);
const composition = compositionOf({
  shell: {
    name: 'shell',
    entry: 'main.js',
    initial: { js: ['main.js', 'federation.js'], css: [] },
    federation: ['federation.js'],
    files,
  },
  remotes: {
    'mf-x': {
      entry: 'remoteEntry.js',
      initial: { js: ['remoteEntry.js'], css: [] },
      pages: { p: { js: ['page.p.js'], css: [] } },
      formScripts: { p: ['schema.s.js'], other: ['page.p.js'] },
      files,
    },
  },
  routes: [{ path: '/things', remote: 'mf-x', page: 'p' }],
});

const sources = {
  assetCache: { text: async () => undefined } as unknown as AssetCache,
  assetUrl: (_release: unknown, file: string) => file,
};
const graphOf = (path: string) => readPreloadGraph(findPage(composition, path), sources);

const scriptsOf = async (path: string): Promise<string[]> =>
  (await graphOf(path)).scripts.map(({ file }) => file);

it('names the federation runtime and the remote of a page', async () => {
  expect(await scriptsOf('/things')).toEqual(['federation.js', 'remoteEntry.js', 'page.p.js']);
});

it('names no script that a page without a remote does not run', async () => {
  expect(await scriptsOf('/no-such-page')).toEqual([]);
});

it('names what the forms of the page load at their first use, with its hash', async () => {
  expect((await graphOf('/things')).formScripts).toMatchObject([
    { url: 'schema.s.js', integrity: 'sha256-schema.s.js' },
  ]);
  expect((await graphOf('/no-such-page')).formScripts).toEqual([]);
});

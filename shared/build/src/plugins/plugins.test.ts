import path from 'node:path';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Release } from '@ilera/contracts/release';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { toIntegrity } from '@ilera/contracts/integrity';
import { ChunkScopePlugin, InlineExposedModulePlugin } from './chunk-plugins';
import { contentAddress } from '../version-hash';
import { cssModules } from '../css-modules';
import {
  checkEntry,
  federationConstants,
  federationGlobal,
  FederationFromPagePlugin,
} from '../federation-internals';
import { PrerenderPlugin } from './prerender-plugin';
import { ReleasePlugin } from './release-plugin';
import { scriptMinimizer } from '../base-config';
import { StockHostPlugin, stockRuntimeFile, withoutRepeats } from '../stock-host';
import { buildSources } from '../testing/build-sources';
import { fakePage } from '../testing/fake-page';

const repository = path.join(__dirname, '..', '..', '..', '..');
const shell = path.join(repository, 'shell');
const remote = path.join(repository, 'mf-plans');

describe('a remote', () => {
  const federation = () =>
    new ModuleFederationPlugin({
      name: 'mf_x_1',
      filename: 'remoteEntry.js',
      exposes: { './remote': { import: ['react', './remote.js'], name: 'remote' } },
      shared: { react: { import: false, singleton: true, strictVersion: true, requiredVersion: '^19.0.0' } },
      dts: false,
      manifest: { additionalData: withoutRepeats },
      experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
    });
  const sources = {
    'remote.js': `import 'react'; export default { pages: { home: () => import(/* webpackChunkName: "page.home" */ './home.js') } };`,
    'home.js':
      "export default () => [import(/* webpackChunkName: 'schema.join' */ './join.js'), import(/* webpackChunkName: 'chart' */ './chart.js')]",
    'join.js': 'export default 2',
    'chart.js': 'export default 3',
  };
  const part = { name: 'mf-x', folder: remote, version: '1.0.0-abc', development: false, output: '' };
  let files: Record<string, string>;
  beforeAll(async () => {
    files = await buildSources(sources, {
      entry: {},
      plugins: [
        federation(),
        new FederationFromPagePlugin('remoteEntry.js'),
        new InlineExposedModulePlugin(),
        new StockHostPlugin('remoteEntry.js', 'mf_x_1'),
        new ReleasePlugin(part, 'remote', { firstCalls: { home: [{ call: '/conditions' }] } }),
      ],
    });
  });

  it('takes the federation runtime from the page', () => {
    expect(checkEntry(files['remoteEntry.js'] as string)).toBeUndefined();
  });

  it('does not build where its entry does not take the runtime from the page', async () => {
    const broken = new FederationFromPagePlugin('home.js');
    await expect(
      buildSources(
        { ...sources, 'home.js': 'export default 1' },
        {
          entry: { home: './home.js' },
          plugins: [broken],
        },
      ),
    ).rejects.toThrow(
      /home\.js: It does not take the federation runtime from the page\.[^]*federation-internals\.ts/,
    );
  });

  it.each([
    [
      'brings a runtime of its own',
      `x = ${federationGlobal}; class ModuleFederation {}`,
      /runtime of its own/,
    ],
  ])('does not build where its entry %s', (_name, source, sentence) => {
    expect(checkEntry(source)).toMatch(sentence);
  });

  it('has its exposed module in the entry, and no file for it', () => {
    expect(Object.keys(files)).not.toContain('remote.js');
    expect(files['remoteEntry.js']).toContain('page.home');
  });

  it('carries the manifest that Module Federation tools read, with its exposed module once', () => {
    expect(JSON.parse(files['mf-manifest.json'] ?? '{}')).toMatchObject({
      name: 'mf_x_1',
      exposes: [
        expect.objectContaining({
          name: 'remote',
          path: './remote',
          assets: expect.objectContaining({
            js: { sync: [], async: expect.arrayContaining(['page.home.js']) },
          }),
        }),
      ],
    });
  });

  it('has the runtime beside it for a host that provides none, and puts it into the page once', () => {
    const { page, runEntry } = fakePage();
    Object.assign(page.document as object, { defaultView: page });
    const code = files[stockRuntimeFile] as string;
    runEntry(`http://site/${stockRuntimeFile}`, code);
    const provided = page[federationGlobal];
    expect(provided).toMatchObject({ bundlerRuntime: { init: expect.anything() } });
    runEntry(`http://site/2/${stockRuntimeFile}`, code);
    expect(page[federationGlobal]).toBe(provided);
  });

  it('defines its container and no other global, and asks for nothing before init', async () => {
    const small = await buildSources(sources, {
      entry: {},
      plugins: [
        federation(),
        new ChunkScopePlugin(),
        new FederationFromPagePlugin('remoteEntry.js'),
        new InlineExposedModulePlugin(),
        new StockHostPlugin('remoteEntry.js', 'mf_x_1'),
      ],
      optimization: { minimizer: [scriptMinimizer()] },
    });
    for (const provided of [true, false]) {
      const { page, runEntry, requested } = fakePage();
      Object.assign(page.document as object, { defaultView: page });
      if (provided) runEntry(`http://site/${stockRuntimeFile}`, small[stockRuntimeFile] as string);
      const before = Object.keys(page);
      runEntry('http://site/remoteEntry.js', small['remoteEntry.js'] as string);
      expect(page.mf_x_1).toEqual({ init: expect.anything(), get: expect.anything() });
      expect(Object.keys(page).filter((name) => !before.includes(name))).toEqual(['mf_x_1']);
      expect(requested).toEqual([]);
    }
  });

  it('describes itself in release.json: libraries, entry, pages, and each file with its hash', () => {
    const release = JSON.parse(files['release.json'] ?? '{}') as Release;
    expect(release).toMatchObject({
      name: 'mf-x',
      version: '1.0.0-abc',
      entry: 'remoteEntry.js',
      initial: { js: ['remoteEntry.js'], css: [] },
      pages: { home: { js: ['page.home.js'], css: [] } },
      formScripts: { home: ['schema.join.js'] },
      firstCalls: { home: [{ call: '/conditions' }] },
      shared: { react: '^19.0.0', '@module-federation/enhanced': expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
    });
    const integrity = toIntegrity(files['page.home.js'] as string);
    expect(release.files['page.home.js']).toMatchObject({
      size: files['page.home.js']?.length,
      integrity,
      address: contentAddress('page.home.js', integrity),
    });
    for (const own of ['remoteEntry.js', 'mf-manifest.json', 'mf-stats.json', stockRuntimeFile])
      expect(release.files[own]).not.toHaveProperty('address');
    const { size, compressed } = release.files['remoteEntry.js'] ?? {};
    expect(compressed?.br?.size).toBeLessThan((size ?? 0) / 2);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['remoteEntry.js.br', 'remoteEntry.js.gz']));
  });
});

describe('federationConstants', () => {
  it('are read by the installed runtime', () => {
    expect(federationConstants(shell)).toEqual({
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
      FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    });
  });

  it('does not build with a runtime that does not read them, and says what to adapt', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ilera-runtime-'));
    const install = (name: string, file: string, code: string) => {
      const target = path.join(folder, 'node_modules', '@module-federation', name, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, code);
    };
    for (const name of ['webpack-bundler-runtime', 'runtime', 'runtime-core']) install(name, 'index.js', '');
    install('runtime-core', 'core.js', 'if (FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN) {}');
    install('runtime-core', 'utils/load.js', 'load()');
    expect(() => federationConstants(folder)).toThrow(
      /does not read ENV_TARGET any longer: adapt shared\/build\/src\/federation-internals\.ts/,
    );
  });
});

describe('class names of CSS modules', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilera-css-'));
  const namesIn = (text: string, locals = ['panel', 'heading'], name = 'mf-x'): string[] => {
    const file = path.join(folder, 'page.module.css');
    writeFileSync(file, text);
    const { getLocalIdent } = cssModules({ name, folder, version: '1', development: false, output: '' });
    const loader = { resourcePath: file };
    return locals.map((local) =>
      (getLocalIdent as (loader: object, template: string, name: string) => string)(loader, '', local),
    );
  };

  it('are those of an unchanged style sheet, and differ where it changed or is another part’s', () => {
    const before = namesIn('.panel { color: red }');
    expect(namesIn('.panel { color: red }')).toEqual(before);
    expect(namesIn('.panel { color: blue }')[0]).not.toBe(before[0]);
    expect(namesIn('.panel { color: red }', ['panel'], 'mf-y')[0]).not.toBe(before[0]);
  });

  it('differ within a style sheet, however many it has, and are letters, which no selector escapes', () => {
    const locals = Array.from({ length: 3_000 }, (_, index) => `c${index}`);
    const names = namesIn('', [...locals, ...locals]);
    expect(names.slice(3_000)).toEqual(names.slice(0, 3_000));
    expect(new Set(names).size).toBe(3_000);
    expect(names.join('')).toMatch(/^[a-zA-Z]+$/);
  });
});

describe('PrerenderPlugin', () => {
  const part = { name: 'mf-x', folder: shell, version: '1', development: false, output: '' };
  const entry = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
  const build = (code: string) =>
    buildSources(
      { 'main.js': '' },
      { plugins: [new PrerenderPlugin(part, entry(code), { home: '/home', missing: '*' })] },
    );

  beforeAll(() => {
    process.env.PART_CACHE = 'off';
  });

  it('adds the script that renders pages, and tries each page without data', async () => {
    const files = await build('export const render = async () => ({});');
    expect(files['prerender.cjs']).toContain('render');
    await expect(
      build('export const render = async ({ url }) => { if (url === "/404") throw new Error(url); };'),
    ).rejects.toThrow('mf-x: page "missing" does not render without a browser');
  });

  it('fails the build with the name of a page that does not render without a browser', async () => {
    await expect(build('export const render = async () => window.innerWidth;')).rejects.toThrow(
      'mf-x: page "home" does not render without a browser',
    );
  });
});

import { containerName, type Release } from '@shared/contracts';
import { toIntegrity } from '@shared/contracts/integrity';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { findRepository } from '../common/repository';
import { newFolder } from '../testing/temporary';
import { startFakeSite } from '../testing/sites/fake-site';
import { writeSources } from '../testing/packages/small-repository';
import { buildParts } from './build-parts';

const { ModuleFederationPlugin } = createRequire(join(findRepository(), 'shared/build/package.json'))(
  '@module-federation/enhanced/webpack',
) as { ModuleFederationPlugin: new (options: object) => webpack.WebpackPluginInstance };

const once = (requiredVersion: string) => ({ singleton: true, import: false, requiredVersion });
const page = `import { version } from 'react';
import { Link } from '@ilera/runtime';
import { help } from 'helper';
export default () => help(version, Link);`;

/** Builds a remote as its squad would that knows Module Federation and nothing of ours. */
async function build(): Promise<string> {
  const repository = newFolder();
  const folder = join(repository, 'mf-stock');
  writeSources(repository, {
    'pnpm-workspace.yaml': '',
    'mf-stock/package.json': JSON.stringify({
      name: 'mf-stock',
      version: '1.2.0',
      peerDependencies: { '@ilera/runtime': '^3.0.0' },
      ilera: { routes: [{ path: '/stock', page: 'stock', access: 'public', layout: 'site' }] },
    }),
    'mf-stock/src/remote.js':
      "export default { pages: { stock: () => import(/* webpackChunkName: 'page.stock' */ './page') } };",
    'mf-stock/src/page.js': page,
    'mf-stock/node_modules/helper/package.json': JSON.stringify({ name: 'helper', version: '3.1.0' }),
    'mf-stock/node_modules/helper/index.js': 'export const help = (...what) => console.log(what);',
  });
  const config: Configuration = {
    mode: 'production',
    context: folder,
    entry: {},
    devtool: 'hidden-source-map',
    output: { path: join(folder, 'dist'), publicPath: 'auto', uniqueName: 'mf-stock' },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName('mf-stock', '1.2.0'),
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.js' },
        shared: {
          react: once('^19.0.0'),
          '@ilera/runtime': { ...once('^3.0.0'), shareKey: '@shared/runtime' },
        },
        dts: false,
        manifest: true,
      }),
    ],
  };
  await new Promise<void>((resolve, reject) =>
    webpack(config, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    ),
  );
  return repository;
}

let repository: string;
beforeAll(async () => {
  repository = await build();
});

it('publishes what the plugin alone has built, with the release.json that is made of its manifest', async () => {
  const [part] = await buildParts({ repository, parts: ['mf-stock'] });
  const dist = join(repository, 'mf-stock', 'dist');
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  expect(part).toMatchObject({ name: 'mf-stock', version: '1.2.0', folder: dist, release });
  expect(release).toMatchObject({
    runtime: '^3.0.0',
    shared: { react: '^19.0.0', '@shared/runtime': '^3.0.0', '@module-federation/enhanced': '^2.9.2' },
    entry: 'remoteEntry.js',
    pages: { stock: { js: ['page.stock.js'], css: [] } },
    routes: [{ path: '/stock', page: 'stock' }],
    visitorPackages: expect.arrayContaining(['helper@3.1.0']),
  });
  for (const [file, { integrity }] of Object.entries(release.files))
    expect(toIntegrity(readFileSync(join(dist, file)))).toBe(integrity);
  const { gateway, release: publish } = await startFakeSite();
  await publish('', '', {}, { parts: [part!], force: true });
  for (const file of ['remoteEntry.js', 'page.stock.js'])
    expect((await gateway.app.inject(`/assets/mf-stock/1.2.0/${file}`)).statusCode).toBe(200);
});

it.each<[string, [from: string, to: string], RegExp]>([
  ['another name', ['"globalName": "mf_stock_1_2_0"', '"globalName": "stock"'], /name: 'mf_stock_1_2_0'/],
  ['another module', ['"path": "./remote"', '"path": "./app"'], /exposes: \{ '\.\/remote'/],
  ['a fixed address', ['"publicPath": "auto"', '"publicPath": "/x/"'], /output\.publicPath: 'auto'/],
  ['a React of its own', ['"name": "react"', '"name": "preact"'], /shared: \{ react:/],
  ['no maps', ['remoteEntry.js', 'page.stock.js.map'], /devtool: 'hidden-source-map'/],
  ['an entry that is not there', ['"remoteEntry.js"', '"entry.js"'], /the file entry\.js/],
  ['nameless chunks', ['page.stock.js', '17.js'], /webpackChunkName: "page\./],
])('says what is missing of a remote with %s', async (_what, [from, to], sentence) => {
  const copy = newFolder();
  cpSync(repository, copy, { recursive: true });
  const file = join(copy, 'mf-stock/dist/mf-manifest.json');
  const manifest = readFileSync(file, 'utf8');
  expect(manifest).toContain(from);
  writeFileSync(file, manifest.replace(from, to));
  await expect(buildParts({ repository: copy, parts: ['mf-stock'] })).rejects.toThrow(sentence);
});

it('says what to do where nothing is built', async () => {
  const copy = newFolder();
  cpSync(repository, copy, { recursive: true });
  rmSync(join(copy, 'mf-stock/dist'), { recursive: true });
  await expect(buildParts({ repository: copy, parts: ['mf-stock'] })).rejects.toThrow(
    /build the remote into .*dist, with its manifest, and run this again/,
  );
});

import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { developmentPlugins } from './development';
import { IntegrityPlugin } from './integrity-plugin';
import { readPart } from './part';
import { PrerenderPlugin, shellEntry } from './prerender-plugin';
import { ReleasePlugin, type ReleaseFacts } from './release-plugin';
import { ResiliencePlugin } from './resilience-plugin';
import { sharedLibraries } from './shared-libraries';

/**
 * The shell's whole webpack configuration. It names no remote: those are registered at run time.
 * @param siteMap its site map, which the release carries for the gateway
 */
export function shellConfig(configUrl: string, siteMap: ReleaseFacts): Configuration {
  const part = readPart(configUrl);
  const base = baseConfig(part);
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: 'auto' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedLibraries('shell', part.folder),
        shareStrategy: 'loaded-first',
        runtimePlugins: [fileURLToPath(new URL('./runtime-core-plugin.ts', import.meta.url))],
        dts: false,
        manifest: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      ...(part.development
        ? developmentPlugins()
        : [
            new ResiliencePlugin(),
            new IntegrityPlugin('main.js'),
            new PrerenderPlugin(part, shellEntry(part), framesOf(siteMap)),
            new ReleasePlugin(part, 'shell', siteMap),
          ]),
    ],
  };
}

/** The shell paints a frame for each path, under the path's own name; `*` is the page for addresses that do not exist. */
function framesOf({ routes = [] }: ReleaseFacts): Record<string, string> {
  return Object.fromEntries([...routes.map(({ path }) => path), '*'].map((path) => [path, path]));
}

/** Libraries and the shared runtime each in one file: federation asks for them apart, the network once. */
const cacheGroups = {
  default: false as const,
  defaultVendors: false as const,
  // What a lazy part alone uses stays with it.
  vendor: { test: /node_modules(?!.*web-vitals)/, name: 'vendor', chunks: 'async' as const, enforce: true },
  runtime: {
    test: /shared[\\/](runtime|contracts)/,
    name: 'runtime',
    chunks: 'async' as const,
    enforce: true,
  },
};

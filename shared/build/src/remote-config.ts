import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { containerName, type RemoteRoute } from '@ilera/contracts';
import { baseConfig } from './base-config';
import { ChunkScopePlugin, ChunkRetryPlugin, InlineExposedModulePlugin } from './plugins/chunk-plugins';
import { DevRoutesPlugin } from './plugins/dev-routes-plugin';
import { FederationFromPagePlugin } from './federation-internals';
import { IntegrityPlugin } from './plugins/integrity-plugin';
import { readPart } from './part';
import { prerenderFacts, PrerenderPlugin, remoteEntry } from './plugins/prerender-plugin';
import { ReleasePlugin, type ReleaseFacts } from './plugins/release-plugin';
import { SharedModulesPlugin } from './plugins/shared-modules-plugin';
import { StockHostPlugin, withoutRepeats } from './stock-host';
import { SocialCardsPlugin } from './social-cards/social-cards-plugin';
import { neededLibraries, libraryNames } from './shared-libraries';

/** Without an extension: a source file in this workspace, compiled in a published package. */
const reloadWithoutRefresh = fileURLToPath(new URL('./reload-without-refresh', import.meta.url));

/**
 * Makes a remote's complete webpack configuration: one exposed module, `./remote`, from `src/remote.tsx`.
 * @param facts the first API reads of each page, which the document starts or carries the responses of
 * @param prerendered paths of prerendered pages by page name
 * @param routes the addresses that the remote brings, within the paths granted to it (docs/adr/0011)
 */
export function remoteConfig(
  configUrl: string,
  {
    prerendered,
    ...facts
  }: Pick<ReleaseFacts, 'modalTitles' | 'firstCalls' | 'listed' | 'offlinePages'> & {
    prerendered?: Record<string, string>;
    routes?: RemoteRoute[];
  } = {},
): Configuration {
  const part = readPart(configUrl);
  const base = baseConfig(part);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(part.name, part.version),
        filename: 'remoteEntry.js',
        // The last module is the exposed one. Libraries come first, so that a page without one of them fails when the
        // remote's entry loads, and not at the first chunk that uses the library.
        exposes: {
          './remote': {
            import: [
              ...libraryNames,
              ...(part.development ? [reloadWithoutRefresh] : []),
              './src/remote.tsx',
            ],
            name: 'remote',
          },
        },
        shared: neededLibraries(part.folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: { additionalData: withoutRepeats },
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      new FederationFromPagePlugin('remoteEntry.js'),
      new SharedModulesPlugin(),
      ...(part.development
        ? [new ReactRefreshPlugin({ overlay: false }), new DevRoutesPlugin(facts)]
        : [
            new ChunkScopePlugin(),
            new InlineExposedModulePlugin(),
            new StockHostPlugin('remoteEntry.js', containerName(part.name, part.version)),
            new ChunkRetryPlugin(),
            new IntegrityPlugin('remoteEntry.js'),
            ...(prerendered ? [new PrerenderPlugin(part, remoteEntry(part), prerendered)] : []),
            new SocialCardsPlugin(part),
            new ReleasePlugin(part, 'remote', { ...facts, ...(prerendered && prerenderFacts(prerendered)) }),
          ]),
    ],
  };
}

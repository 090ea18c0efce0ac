import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { ChunkScopePlugin, ChunkRetryPlugin } from './plugins/chunk-plugins';
import { federationConstants } from './federation-internals';
import { IconsPlugin } from './plugins/icons-plugin';
import { documentScript, prerenderedLayout, workerFile } from '@ilera/contracts';
import { IntegrityPlugin } from './plugins/integrity-plugin';
import { readPart } from './part';
import { prerenderFacts, PrerenderPlugin, shellEntry } from './plugins/prerender-plugin';
import { ReleasePlugin, type ReleaseFacts } from './plugins/release-plugin';
import { SingleScriptPlugin } from './plugins/single-script-plugin';
import { SocialCardsPlugin } from './social-cards/social-cards-plugin';
import { sharedVersions } from './shared-libraries';

/** Stands for every path that remotes bring. */
const anyRemotePath = '/own-path';

const refreshHook = fileURLToPath(new URL('./refresh-hook.ts', import.meta.url));

/**
 * Makes the shell's complete webpack configuration. It names no remote, because the document does.
 * @param siteMap the site map that the release carries for the gateway
 */
export function shellConfig(configUrl: string, siteMap: ReleaseFacts): Configuration {
  const part = readPart(configUrl);
  const base = baseConfig(part);
  const layouts = layoutsByPath(siteMap);
  const developmentReact = process.env.PART_REACT === 'development';
  return {
    ...base,
    ...(developmentReact && { mode: 'development', devtool: false }),
    entry: {
      main: developmentReact ? [refreshHook, './src/start.tsx'] : './src/start.tsx',
    },
    output: { ...base.output, publicPath: 'auto' },
    resolve: {
      ...base.resolve,
      // The same library with shortened names of private members.
      ...(!developmentReact && { alias: { mobx$: 'mobx/dist/mobx.esm.production.min.js' } }),
    },
    optimization: {
      ...base.optimization,
      // The federation runtime is one script, instead of one for its packages and another for the module that uses
      // them.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        ...federationConstants(part.folder),
        SHARED_VERSIONS: JSON.stringify(sharedVersions('shell', part.folder)),
      }),
      new ChunkScopePlugin(),
      new ChunkRetryPlugin(),
      new IntegrityPlugin('main.js'),
      new PrerenderPlugin(part, shellEntry(part), layouts),
      new SocialCardsPlugin(part),
      new IconsPlugin(),
      new SingleScriptPlugin(part, documentScript.file, (bundle) =>
        bundle('document-script/script.ts', 'web'),
      ),
      // The worker contains the offline page and its script (docs/adr/0010).
      new SingleScriptPlugin(part, workerFile, async (bundle) =>
        bundle('service-worker/worker.ts', 'webworker', {
          OFFLINE_PAGE_SCRIPT: JSON.stringify(await bundle('service-worker/offline-page/script.ts', 'web')),
        }),
      ),
      new ReleasePlugin(part, 'shell', { ...siteMap, ...prerenderFacts(layouts) }),
    ],
  };
}

/**
 * The prerendered layouts by path; `*` is the page for unknown addresses. For paths that remotes bring, the build tries
 * each layout once, at a path that no remote has.
 */
function layoutsByPath({ routes = [], routeRules }: ReleaseFacts): Record<string, string> {
  const layouts = Object.keys(routeRules?.layouts ?? {}).map((layout) => [
    prerenderedLayout(layout),
    anyRemotePath,
  ]);
  return Object.fromEntries([
    ...[...routes.map(({ path }) => path), '*'].map((path) => [path, path]),
    ...layouts,
  ]) as Record<string, string>;
}

import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { containerName } from '@shared/contracts';
import { developmentPlugins } from './development';
import { DoorPlugin } from './door-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { readPart } from './part';
import { ReleasePlugin, type ReleaseFacts } from './release-plugin';
import { ResiliencePlugin } from './resilience-plugin';
import { neededLibraries, packageNames } from './shared-libraries';

/**
 * A remote's whole webpack configuration: one exposed module, `./remote`, from `src/remote.tsx`.
 * @param facts the reads with which its pages begin, by page name; the document starts them (design section 7)
 */
export function remoteConfig(configUrl: string, facts: Pick<ReleaseFacts, 'firstCalls'> = {}): Configuration {
  const part = readPart(configUrl);
  const base = baseConfig(part);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.container.ModuleFederationPlugin({
        name: containerName(part.name, part.version),
        filename: 'remoteEntry.js',
        // The last is what is exposed. The libraries before it: a page that lacks one refuses the remote at its door, and
        // not at the first chunk that happens to use it.
        exposes: { './remote': { import: [...packageNames, './src/remote.tsx'], name: 'remote' } },
        shared: neededLibraries(part.folder),
      }),
      ...(part.development
        ? developmentPlugins()
        : [
            new DoorPlugin(),
            new ResiliencePlugin(),
            new IntegrityPlugin('remoteEntry.js'),
            new ReleasePlugin(part, 'remote', facts),
          ]),
    ],
  };
}

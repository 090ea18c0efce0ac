import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type WebpackPluginInstance, type Compiler } from 'webpack';
import { devRoutesFile } from '@shared/contracts';
import type { ReleaseFacts } from './release-plugin';

/** What a dev server adds: hot reload of components. */
export function developmentPlugins(): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false })];
}

/** Has a dev server offer the addresses and modals that a remote brings, which a release has in its record. */
export class DevRoutesPlugin {
  constructor(private readonly facts: Pick<ReleaseFacts, 'routes' | 'modalTitles'>) {}

  apply(compiler: Compiler): void {
    const { routes, modalTitles } = this.facts;
    const text = JSON.stringify({ routes, modalTitles });
    compiler.hooks.thisCompilation.tap('DevRoutesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'DevRoutesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(devRoutesFile, new webpack.sources.RawSource(text)),
      );
    });
  }
}

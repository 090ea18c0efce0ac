import webpack, { type Compiler } from 'webpack';
import { devRoutesFile } from '@ilera/contracts';
import type { ReleaseFacts } from './release-plugin';

/** Makes a dev server offer a remote's addresses and modals, which a release has in its record. */
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

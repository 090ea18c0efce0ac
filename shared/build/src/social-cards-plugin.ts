import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import type { Part } from './part';

/**
 * Adds the pictures of `src/social-pictures` to a release as `card.<page>.png`, or `card.<page>.<id>.png` for one
 * address of a page with parameters. Only the gateway names them, in `og:image` (docs/adr/0107).
 */
export class SocialCardsPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    const folder = path.join(this.part.folder, 'src', 'social-pictures');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];
    compiler.hooks.thisCompilation.tap('SocialCardsPlugin', (compilation) => {
      compilation.contextDependencies.add(folder);
      compilation.hooks.processAssets.tap(
        { name: 'SocialCardsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const name of names)
            compilation.emitAsset(
              `card.${name}`,
              new webpack.sources.RawSource(readFileSync(path.join(folder, name))),
            );
        },
      );
    });
  }
}

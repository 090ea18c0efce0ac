import { existsSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { Part } from '../part';
import { buildServerScript } from '../server-script';
import { cardPng, tokensFile, type SocialPicture } from './draw-card';

interface Pictures {
  socialPictures: readonly SocialPicture[];
}

/**
 * Draws the pictures listed in a part's `src/social-pictures.tsx`, and adds them to its release as `card.<name>.png`.
 * Only the gateway names them, in `og:image` (docs/adr/0010).
 */
export class SocialCardsPlugin {
  private readonly list: string;

  constructor(private readonly part: Part) {
    this.list = path.join(part.folder, 'src', 'social-pictures.tsx');
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SocialCardsPlugin', (compilation) => {
      const { fileDependencies, missingDependencies } = compilation;
      fileDependencies.add(tokensFile);
      // For a part without pictures: a list written later makes another release.
      (existsSync(this.list) ? fileDependencies : missingDependencies).add(this.list);
      compilation.hooks.processAssets.tapPromise(
        { name: 'SocialCardsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const picture of await this.pictures(compilation))
            compilation.emitAsset(
              `card.${picture.name}.png`,
              new webpack.sources.RawSource(cardPng(picture)),
            );
        },
      );
    });
  }

  private async pictures(compilation: Compilation): Promise<readonly SocialPicture[]> {
    if (!existsSync(this.list)) return [];
    const { exports } = await buildServerScript<Pictures>(compilation, this.part, 'pictures', this.list);
    return exports.socialPictures;
  }
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { Part } from '../part';
import { addFiles } from '../run-compiler';
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
    addFiles(compiler, 'SocialCardsPlugin', 'ADDITIONAL', async (compilation) => {
      const { fileDependencies, missingDependencies } = compilation;
      fileDependencies.add(tokensFile);
      const isListed = existsSync(this.list);
      // For a part without pictures: a list written later makes another release.
      (isListed ? fileDependencies : missingDependencies).add(this.list);
      const pictures = isListed ? await this.pictures(compilation) : [];
      const names = pictures.map(({ name }) => name);
      const twice = names.find((name, index) => names.indexOf(name) < index);
      if (twice !== undefined) throw new Error(`${this.list} has two pictures with the name "${twice}".`);
      return Object.fromEntries(pictures.map((picture) => [`card.${picture.name}.png`, cardPng(picture)]));
    });
  }

  private async pictures(compilation: Compilation): Promise<readonly SocialPicture[]> {
    const { exports } = await buildServerScript<Pictures>(compilation, this.part, 'pictures', this.list);
    return exports.socialPictures;
  }
}

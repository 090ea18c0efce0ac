import { createHash } from 'node:crypto';
import webpack, { type Compiler } from 'webpack';
import { iconPng, iconSizes, type IconPurpose } from './brand-icons';

/**
 * Adds the icons of the installed site to the shell's release, as `icon.<purpose>-<pixels>.<hash>.png`: an
 * unchanged icon keeps its address in every version.
 */
export class IconsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IconsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'IconsPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          for (const [purpose, sizes] of Object.entries(iconSizes) as [IconPurpose, number[]][])
            for (const size of sizes) {
              const png = iconPng(purpose, size);
              const hash = createHash('sha256').update(png).digest('hex').slice(0, 12);
              compilation.emitAsset(
                `icon.${purpose}-${size}.${hash}.png`,
                new webpack.sources.RawSource(png),
              );
            }
        },
      );
    });
  }
}

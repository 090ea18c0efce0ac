import { createHash } from 'node:crypto';
import type { Compiler } from 'webpack';
import { Resvg } from '@resvg/resvg-js';
import { brand, brandPage } from '@ilera/contracts';
import { addFiles } from '../run-compiler';

/**
 * Adds the installed site's icons to the shell's release as `icon.<purpose>-<pixels>.<hash>.png`: an unchanged icon
 * keeps its address in every version.
 */
export class IconsPlugin {
  apply(compiler: Compiler): void {
    addFiles(compiler, 'IconsPlugin', 'ADDITIONAL', async () => Object.fromEntries(drawIcons()));
  }
}

const drawIcons = (): [file: string, png: Buffer][] =>
  (Object.entries(iconSizes) as [IconPurpose, number[]][]).flatMap(([purpose, sizes]) =>
    sizes.map((size): [string, Buffer] => {
      const png = iconPng(purpose, size);
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 12);
      return [`icon.${purpose}-${size}.${hash}.png`, png];
    }),
  );

/** The use of an icon: any place, a launcher that cuts its own shape, or an iPhone's home screen. */
export type IconPurpose = 'any' | 'maskable' | 'apple';

/** Edge lengths in pixels. */
export const iconSizes: Record<IconPurpose, readonly number[]> = {
  any: [48, 72, 96, 144, 192, 256, 384, 512],
  maskable: [192, 512],
  apple: [180],
};

const pulse = (colour: string): string =>
  `<path d="${brand.mark.pulse}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * Draws the brand's mark as an icon. Icons that a launcher cuts fill the square, and keep the mark within the middle 80
 * per cent; `any` is the leaf alone.
 */
export function iconSvg(purpose: IconPurpose): string {
  const { mark, colour } = brand;
  const page = brandPage;
  if (purpose === 'any')
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="3 3 26 26"><path d="${mark.leaf}" fill="${colour}"/>${pulse(page)}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 44 44"><path d="M-6-6h44v44h-44Z" fill="${colour}"/><path d="${mark.leaf}" fill="${page}"/>${pulse(colour)}</svg>`;
}

/** Draws an icon as PNG, with the same bytes on every machine. */
export const iconPng = (purpose: IconPurpose, size: number): Buffer =>
  new Resvg(iconSvg(purpose), { fitTo: { mode: 'width', value: size } }).render().asPng();

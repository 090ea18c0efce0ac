import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { brand, escapeHtml, visitPrice } from '@ilera/contracts';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A picture for shared links, listed in a part's `src/social-pictures.tsx` (docs/adr/0010). */
export interface SocialPicture {
  /** `<page>`, or `<page>.<id>` for one address of a page with parameters; `site` for all other addresses. */
  name: string;
  /** Shown in large letters. */
  words: string;
  /** An illustration of the site. */
  art: ReactElement;
}

/** The file with the pictures' colours. */
export const tokensFile = createRequire(import.meta.url).resolve('@ilera/ui/tokens.css');
const price = `${visitPrice.message.text} by message, ${visitPrice.video.text} by video call`;

/** The size in pixels that link previews of WhatsApp, Facebook and LinkedIn show uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;
const column = { left: 72, width: 540, split: 660 };
const art = { x: 700, y: 65, width: 460, height: 500 };

/** Reads colours by name from the light scheme; the file lists the dark scheme's colours after them. */
function readColours(): (name: string) => string {
  const css = readFileSync(tokensFile, 'utf8');
  return (name) => {
    const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`).exec(css)?.[1];
    if (!colour) throw new Error(`tokens.css has no colour --${name}.`);
    return colour;
  };
}

/** Draws a picture for shared links as SVG: brand, words and price on the left, an illustration on the right. */
export function cardSvg({ words, art: drawing }: SocialPicture): string {
  const colour = readColours();
  const text = colour('colour-text');
  const size = words.length > 48 ? 56 : 68;
  const lines = wrapText(words, size, column.width);
  const lineHeight = size * 1.1;
  const firstLine = cardSize.height / 2 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const picture = renderToStaticMarkup(drawing)
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => colour(name))
    // The illustration fills its area and keeps its proportions.
    .replace(/^<svg(?= |>)[^>]*>/, (tag) =>
      tag
        .replace(/ (?:width|height|style|class)="[^"]*"/g, '')
        .replace('<svg', `<svg x="${art.x}" y="${art.y}" width="${art.width}" height="${art.height}"`),
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cardSize.width} ${cardSize.height}">`,
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colour('colour-page')}"/>`,
    `<rect x="${column.split}" width="${cardSize.width - column.split}" height="${cardSize.height}" fill="${colour('colour-surface-tint')}"/>`,
    `<g transform="translate(${column.left - 8} 66) scale(2)"><path d="${brand.mark.leaf}" fill="${brand.colour}"/>`,
    `<path d="${brand.mark.pulse}" fill="none" stroke="${colour('colour-page')}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    textLine(brand.name, column.left + 82, 112, 44, text),
    ...lines.map((line, index) => textLine(line, column.left, firstLine + index * lineHeight, size, text)),
    textLine(price, column.left, 550, 28, colour('colour-text-action')),
    picture,
    '</svg>',
  ].join('');
}

/** Draws the picture as PNG, with the same bytes on every machine, because no font of the machine is used. */
export const cardPng = (picture: SocialPicture): Buffer =>
  new Resvg(cardSvg(picture), {
    fitTo: { mode: 'width', value: cardSize.width },
    font: fontOptions,
  })
    .render()
    .asPng();

const require = createRequire(import.meta.url);

/** Loads the site's typeface from a file, so that a picture does not depend on the machine's fonts. */
const fontOptions = {
  loadSystemFonts: false,
  fontFiles: [
    require.resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  ],
  defaultFontFamily: 'Bricolage Grotesque',
} satisfies ResvgRenderOptions['font'];

/** A line of text in SVG; `y` is the baseline. */
const textLine = (text: string, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${escapeHtml(text)}</text>`;

/** The rendered width of a line in pixels. */
export function widthOf(text: string, size: number): number {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${textLine(text, 0, 0, size, '#000')}</svg>`;
  return new Resvg(line, { font: fontOptions }).getBBox()?.width ?? 0;
}

/** Breaks a text into as few lines of this width as possible, with lengths as equal as possible. */
export function wrapText(text: string, size: number, width: number): string[] {
  const count = fill(text, size, width).length;
  for (let narrower = width / 2; narrower < width; narrower += size / 2) {
    const lines = fill(text, size, narrower);
    if (lines.length <= count && lines.every((line) => widthOf(line, size) <= width)) return lines;
  }
  return fill(text, size, width);
}

function fill(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? '' : `${last} ${word}`;
    if (longer && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

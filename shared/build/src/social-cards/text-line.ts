import { createRequire } from 'node:module';
import { type ResvgRenderOptions, Resvg } from '@resvg/resvg-js';
import { escapeHtml } from '@shared/contracts';

const require = createRequire(import.meta.url);

/** The site's typeface from a file, so that a picture does not depend on the fonts of the machine. */
export const fontOptions = {
  loadSystemFonts: false,
  fontFiles: [
    require.resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf'),
  ],
  defaultFontFamily: 'Bricolage Grotesque',
} satisfies ResvgRenderOptions['font'];

/** A line of text in SVG; `y` is the line on which letters stand. */
export const textLine = (text: string, x: number, y: number, size: number, colour: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${colour}">${escapeHtml(text)}</text>`;

/** The width of a line in pixels, as it will be drawn. */
export function widthOf(text: string, size: number): number {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${textLine(text, 0, 0, size, '#000')}</svg>`;
  return new Resvg(line, { font: fontOptions }).getBBox()?.width ?? 0;
}

/** The text in as few lines of this width as hold it, made as like in length as they can be. */
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

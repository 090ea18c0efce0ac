import { createElement } from 'react';
import { cardPng, cardSize, cardSvg, widthOf, wrapText } from './draw-card';

const picture = {
  name: 'site',
  words: 'Fever: when it is malaria, and when it is something else',
  art: createElement(
    'svg',
    { viewBox: '0 0 40 30', width: 40, height: 30, style: { width: '100%' } },
    createElement('path', { d: 'M0 0h40v30', fill: 'var(--art-violet)', strokeWidth: 3 }),
  ),
};

it('is a PNG in the size of link previews, and the same bytes each time', () => {
  const png = cardPng(picture);
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual({
    width: cardSize.width,
    height: cardSize.height,
  });
  expect(cardPng(picture).equals(png)).toBe(true);
});

it('needs no style sheet and no file', () => {
  const svg = cardSvg(picture);
  expect(svg).not.toMatch(/var\(|style=|href=/);
  expect(svg).toContain('fill="#5d36aa"');
});

it('refuses a colour that the site does not have', () => {
  const art = createElement('svg', null, createElement('path', { fill: 'var(--art-gold)' }));
  expect(() => cardSvg({ ...picture, art })).toThrow('--art-gold');
});

it('breaks words into lines that fit, in lines of like length', () => {
  const lines = wrapText(picture.words, 56, 540);
  expect(lines.join(' ')).toBe(picture.words);
  const widths = lines.map((line) => widthOf(line, 56));
  expect(Math.max(...widths)).toBeLessThanOrEqual(540);
  expect(Math.min(...widths)).toBeGreaterThan(540 / 2);
});

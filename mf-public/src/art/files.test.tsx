import { LagosOfficeArt } from '@ilera/ui/illustrations';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));
const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** The colours of drawings in a text, those of light screens before those of dark ones. */
const coloursIn = (text: string) =>
  [...text.matchAll(/(--art-[\w-]+): ?(#\w+)/g)].map(([, name, colour]) => `${name} ${colour}`);

describe('pictures that are files, because they are below the first screen', () => {
  it.each(files)('%s has the colours of the site, which a file cannot read from the page', (file) => {
    const tokens = path.join(__dirname, '../../../shared/ui/src/styles/tokens.css');
    expect(coloursIn(read(file))).toEqual(coloursIn(readFileSync(tokens, 'utf8')));
  });

  it('lagos-office.svg is the drawing of the other pages', () => {
    const elements = (text: string) =>
      text.replace(/\n|<\/?svg[^>]*>|<style>.*?<\/style>|<\/\w+>/gs, '').replaceAll('/>', '>');
    expect(elements(read('lagos-office.svg'))).toBe(elements(renderToStaticMarkup(<LagosOfficeArt />)));
  });
});

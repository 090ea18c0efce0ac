import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSources } from '../testing/build-sources';
import { SocialCardsPlugin } from './social-cards-plugin';

const part = { name: 'mf-x', version: '1.0.0-abc', development: false, output: '' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = () =>
  buildSources(
    { 'main.js': 'export default 1' },
    { entry: './main.js', plugins: [new SocialCardsPlugin({ ...part, folder })] },
  );

const listPictures = (...names: string[]): void => {
  mkdirSync(path.join(folder, 'src'));
  const list = names.map((name, index) => ({ name, words: `${name} ${index}`, art: null }));
  writeFileSync(
    path.join(folder, 'src', 'social-pictures.tsx'),
    `export const socialPictures = ${JSON.stringify(list)};`,
  );
};

it('adds a picture for each entry of src/social-pictures.tsx to the release, under its name', async () => {
  listPictures('site', 'blog-post.1');
  const files = await build();
  const cards = Object.entries(files).filter(([name]) => name.startsWith('card.'));
  expect(cards.map(([name]) => name)).toEqual(['card.blog-post.1.png', 'card.site.png']);
  for (const [, text] of cards) expect(text).toContain('PNG');
});

it('refuses two pictures with one name', async () => {
  listPictures('site', 'blog-post.1', 'site');
  await expect(build()).rejects.toThrow('two pictures with the name "site"');
});

it('adds nothing to a part without pictures', async () => {
  const files = await build();
  expect(Object.keys(files).filter((name) => name.startsWith('card.'))).toEqual([]);
});
